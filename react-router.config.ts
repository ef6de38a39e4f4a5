import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src",
  buildDirectory: "build",
  // The manifest is part of every page, so that a click never asks the server which code it needs.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
