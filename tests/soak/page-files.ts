const pages = ["/", "/bn", "/products?category=1", "/products/1", "/cart", "/checkout", "/login", "/admin"];

/** Opens pages of each server. Returns the scripts and styles that they name: to run, to show the page, or to load ahead. */
export async function filesOfPages(servers: readonly string[]): Promise<Set<string>> {
  const files = new Set<string>();
  for (const server of servers)
    for (const page of pages) {
      const html = await (await fetch(server + page)).text();
      for (const [file] of html.matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g)) files.add(file);
    }
  return files;
}

/** A sentence for each of the files that one of the servers does not have: a proxy sends a page's requests to any of them. */
export async function missingAt(servers: readonly string[], files: Iterable<string>): Promise<string[]> {
  const missing: string[] = [];
  for (const server of servers)
    for (const file of files) {
      const answer = await fetch(server + file);
      await answer.arrayBuffer();
      if (answer.status !== 200) missing.push(`a page misses ${file}: ${answer.status}`);
    }
  return missing;
}
