import { MongoClient } from 'mongodb';

/** The server that `npm test` set up, and which kind it is; undefined when a test file is run without one. */
export const URI_DE_TESTE = process.env.MARTELO_TESTE_MONGODB_URI;
/** `conjunto` (a replica set), `mongod` (one server alone) or `ferretdb`. */
export const SERVIDOR_DE_TESTE = process.env.MARTELO_TESTE_MONGODB_SERVIDOR ?? 'nenhum';

/** The address of a database of its own on the test server. */
export function uriDoBanco(banco: string): string {
  const uri = new URL(URI_DE_TESTE!.replace(/^mongodb/, 'http').replaceAll(',', '%2C'));
  uri.pathname = `/${banco}`;
  return uri.href.replace(/^http/, 'mongodb').replaceAll(/%2c/gi, ',');
}

export async function descartarBanco(banco: string): Promise<void> {
  const cliente = new MongoClient(URI_DE_TESTE!);
  await cliente.db(banco).dropDatabase();
  await cliente.close();
}
