/**
 * Where the readers' programs and data lie, under the site's own name: a folder of the back office's build, for the site's pages as well. Its
 * name changes with what is in it, which a test holds (arquivos.test.ts); whoever has it keeps it for ever.
 */
export const LEITOR = '/admin/arquivos/leitor-9e8d29ab/';

/** What the programs in it may: compute, and fetch what lies beside them. A worker has the policy that it came with. */
export const POLITICA_DO_LEITOR =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; base-uri 'none'; form-action 'none'";
