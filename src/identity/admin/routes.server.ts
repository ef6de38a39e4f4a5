import { z } from "zod";
import type { Api } from "#src/platform/http/api.server.ts";
import { serve } from "#src/platform/http/serve.server.ts";
import { serveDownload } from "#src/platform/http/serve-download.server.ts";
import type { IdentityService } from "../service/identity-service.server.ts";
import * as contract from "./contract.ts";
import { exportUsers as exportUsersOperation } from "./export/contract.ts";
import { exportUsers } from "./export/export-users.server.ts";
import { listUsers } from "./list-users.server.ts";
import { userList, userQuery } from "./schemas.ts";
import { blockUser, unblockUser } from "./staff/block-user.server.ts";
import { changeStaff } from "./staff/change-staff.server.ts";
import * as staff from "./staff/contract.ts";
import { findColleague, listStaff } from "./staff/list-staff.server.ts";
import * as schemas from "./staff/schemas.ts";
import * as user from "./user/contract.ts";
import { exportUsersData, noteMarketing } from "./user/data-of-user.server.ts";
import { noteUser } from "./user/note-user.server.ts";
import * as userSchemas from "./user/schemas.ts";
import { showUser } from "./user/show-user.server.ts";

export function serveUsers(api: Api, service: IdentityService) {
  const customersTerms = { may: "customers" } as const;
  serve(api, contract.listUsers, { ...customersTerms, input: userQuery, output: userList }, listUsers);
  serveDownload(
    api,
    exportUsersOperation,
    { ...customersTerms, input: userQuery.omit({ after: true }) },
    exportUsers,
  );
  serve(
    api,
    staff.blockUser,
    { ...customersTerms, input: schemas.block, output: schemas.blocked },
    (input, context) => blockUser(input, context, service),
  );
  serve(
    api,
    staff.unblockUser,
    { ...customersTerms, input: schemas.unblock, output: schemas.blocked },
    unblockUser,
  );
  serve(
    api,
    user.showUser,
    { ...customersTerms, input: userSchemas.oneUser, output: userSchemas.userDetail },
    showUser,
  );
  serve(
    api,
    user.noteUser,
    { ...customersTerms, input: userSchemas.userNote, output: userSchemas.noted },
    noteUser,
  );

  // The data of all parts at once is for admins alone, and for no program.
  serveDownload(
    api,
    user.exportUsersData,
    { may: "admin", json: true, refuses: ["too_fast"], input: userSchemas.dataOfUser },
    exportUsersData,
  );
  serve(
    api,
    user.noteMarketing,
    {
      ...customersTerms,
      scope: null,
      input: userSchemas.marketingByPhone,
      output: userSchemas.marketingNoted,
    },
    noteMarketing,
  );

  const adminTerms = { may: "admin" } as const;
  serve(api, staff.listStaff, { ...adminTerms, input: z.object({}), output: schemas.staffList }, listStaff);
  serve(
    api,
    staff.findColleague,
    { ...adminTerms, input: schemas.byEmail, output: schemas.oneColleague, refuses: ["not_found"] },
    findColleague,
  );
  serve(
    api,
    staff.changeStaff,
    {
      ...adminTerms,
      input: schemas.staffChange,
      output: schemas.staffChanged,
      refuses: ["last_admin", "sign_in_again"],
    },
    (input, context) => changeStaff(input, context, service),
  );
}
