/** As much of it as the tests use; the package brings no types. */
declare module "oidc-provider" {
  import type { Server } from "node:http";

  export class Provider {
    constructor(issuer: string, settings: object);
    listen(port: number, host: string): Server;
  }
}
