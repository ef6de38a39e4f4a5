import { z } from "zod";
import { fetchPictures } from "#src/catalogue/import/pictures/fetch-pictures.server.ts";
import { maxImportBytes, maxImportRows } from "#src/catalogue/import/rules.ts";
import { stageFile } from "#src/catalogue/import/stage-file.server.ts";
import { ImportWork } from "#src/catalogue/import/work.server.ts";
import { m } from "#src/language/messages.ts";
import { formatNumber } from "#src/language/numbers/numbers.ts";
import { cleanLine } from "#src/language/text.ts";
import { Encoder } from "#src/pictures/encoding/encoder.server.ts";
import type { Api } from "#src/platform/http/api.server.ts";
import { serve } from "#src/platform/http/serve.server.ts";
import { serveDownload } from "#src/platform/http/serve-download.server.ts";
import { serveStreamedUpload } from "#src/platform/http/serve-upload.server.ts";
import * as contract from "./contract.ts";
import { changeMapping, checkMapping } from "./mapping/change-mapping.server.ts";
import * as mapping from "./mapping/contract.ts";
import * as mappingSchemas from "./mapping/schemas.ts";
import { showMapping } from "./mapping/show-mapping.server.ts";
import { mendRow } from "./mend-row.server.ts";
import * as pictures from "./pictures/contract.ts";
import { exportFailedPictures, retryPictures } from "./pictures/failed-pictures.server.ts";
import * as schemas from "./schemas.ts";
import { listImports, showImport } from "./show-import.server.ts";
import { pauseImport, startImport, undoImport } from "./start-import.server.ts";

const staff = { may: "catalogue" } as const;

/** Mounts the import and resumes imports of earlier processes. Returns a function that stops this work. */
export function serveImports(api: Api): () => Promise<void> {
  const work = new ImportWork(api.shop);
  const encoder = new Encoder();
  fetchPictures(api.shop, encoder);
  const actionRoute = {
    ...staff,
    input: schemas.importToActOn,
    output: schemas.importShown,
    refuses: ["changed"],
  } as const;
  serveStreamedUpload(
    api,
    contract.stageImport,
    {
      ...staff,
      acceptedTypes: ["text/csv", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
      maxBytes: maxImportBytes,
      tooLargeMessage: () => m.import_too_many({ count: formatNumber(maxImportRows) }),
      output: schemas.importStaged,
    },
    async (chunks, { shop, viewer, requestHeader }) => {
      const fileName =
        cleanLine(decodeFileName(requestHeader("x-file-name"))).slice(0, 200) || m.import_a_file();
      return { data: { id: await stageFile(shop.database.pool, chunks, { fileName, viewer }) } };
    },
  );
  serve(
    api,
    contract.listImports,
    { ...staff, input: z.object({}), output: schemas.importList },
    listImports,
  );
  serve(
    api,
    contract.showImport,
    { ...staff, input: schemas.byImport, output: schemas.importShown },
    showImport,
  );
  serve(api, contract.startImport, actionRoute, startImport(work));
  serve(api, contract.pauseImport, actionRoute, pauseImport(work));
  serve(api, contract.undoImport, actionRoute, undoImport(work));
  serve(api, contract.mendRow, { ...actionRoute, input: schemas.rowCorrection }, mendRow);
  const mappingRoute = { ...staff, output: mappingSchemas.mappingShown, refuses: ["changed"] } as const;
  serve(api, mapping.showMapping, { ...mappingRoute, input: schemas.byImport }, showMapping);
  serve(api, mapping.changeMapping, { ...mappingRoute, input: mappingSchemas.mappingChange }, changeMapping);
  serve(api, mapping.checkMapping, actionRoute, checkMapping);
  serve(api, pictures.retryPictures, actionRoute, retryPictures);
  serveDownload(
    api,
    pictures.exportFailedPictures,
    { ...staff, input: schemas.byImport },
    exportFailedPictures,
  );
  return async () => {
    encoder.close();
    await work.close();
  };
}

/** Decodes the percent-encoded file name of the header. */
function decodeFileName(header = ""): string {
  try {
    return decodeURIComponent(header);
  } catch {
    return "";
  }
}
