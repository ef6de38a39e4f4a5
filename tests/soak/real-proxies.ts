import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { emptyFolder } from "../support/shop/start-server.ts";
import { freePort } from "./market.ts";
import { openProxy, type RunningProxy } from "./proxy.ts";

type Servers = () => readonly string[];

const deployed = (name: string) => readFileSync(join(import.meta.dirname, "../../deploy", name), "utf8");
const hosts = (servers: Servers) => servers().map((url) => new URL(url).host);

/** The proxies that a rolling restart can stand behind, by name: those of `deploy/` with their examples, on plain HTTP and a free port. */
export const proxies: Record<string, (servers: Servers) => Promise<RunningProxy>> = {
  ours: openProxy,
  async nginx(servers) {
    const folder = emptyFolder();
    const port = await freePort();
    const [upstream = ""] = /upstream tatka \{[\s\S]*?\n\}/.exec(deployed("nginx.conf")) ?? [];
    const [, shop = ""] = /\n(server \{\n\tlisten 443[\s\S]*?\n\})/.exec(deployed("nginx.conf")) ?? [];
    const here = upstream.replace(/(\tserver )\S+( .*\n)(\tserver .*\n)*/, (_, before, after) =>
      hosts(servers)
        .map((host) => before + host + after)
        .join(""),
    );
    const config = join(folder, "nginx.conf");
    const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
      (one) => `${one}_temp_path ${folder}/${one};`,
    );
    const server = shop
      .replace(/\t(server_name|ssl_).*\n/g, "")
      .replace(/listen 443.*/, `listen 127.0.0.1:${port};`);
    writeFileSync(
      config,
      `daemon off;\npid ${folder}/pid;\nerror_log ${folder}/errors;\nevents {}\nhttp {\naccess_log off;\n${paths.join("\n")}\n${here}\n${server}\n}\n`,
    );
    return running("nginx", ["-p", folder, "-c", config], {}, port);
  },
  async caddy(servers) {
    const folder = emptyFolder();
    const port = await freePort();
    writeFileSync(join(folder, "Caddyfile"), `{\n\tadmin off\n}\n${deployed("Caddyfile")}`);
    const env = {
      HOME: folder,
      SHOP_DOMAIN: `http://127.0.0.1:${port}`,
      SHOP_SERVERS: hosts(servers).join(" "),
    };
    return running(
      "caddy",
      ["run", "--config", join(folder, "Caddyfile"), "--adapter", "caddyfile"],
      env,
      port,
    );
  },
};

async function running(program: string, args: string[], env: Record<string, string>, port: number) {
  execFileSync("sh", ["-c", `command -v ${program}`]);
  const child = spawn(program, args, { stdio: "ignore", env: { ...process.env, ...env } });
  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 200; attempt++) {
    const ok = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) return { url, close: () => void (child.exitCode === null && child.kill()) };
    if (child.exitCode !== null) break;
    await sleep(100);
  }
  child.kill();
  await once(child, "exit");
  throw new Error(`${program} did not start`);
}
