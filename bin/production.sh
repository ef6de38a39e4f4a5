#!/bin/sh
# `npm run production`, after `npm run build`: leaves of node_modules what the built shop needs. npm keeps the tools that better-auth could
# also work with, and the pinned Node comes with headers.
set -e
cd "$(dirname "$0")/.."
npm ci --omit=dev --workspaces=false --no-audit --no-fund
cd node_modules
rm -rf typescript vite vitest @vitest ./*rolldown ./*esbuild* drizzle-* @types node-*/include node-*/share
