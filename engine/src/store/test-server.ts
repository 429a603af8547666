import { porque } from '@martelo/shared/teste-porque';
import { MongoClient, MongoNetworkError } from 'mongodb';

/** The server that `npm test` set up, and which kind it is; undefined when a test file is run without one. */
export const URI_DE_TESTE = process.env.MARTELO_TESTE_MONGODB_URI;
/** `conjunto` (a replica set), `mongod` (one server alone) or `ferretdb`. */
export const SERVIDOR_DE_TESTE = process.env.MARTELO_TESTE_MONGODB_SERVIDOR ?? 'nenhum';
/** Options of what is skipped without it. */
export const SEM_MONGO = porque('não há servidor MongoDB: os testes rodaram sem npm test');

/** The address of a database of its own on the test server. */
export function uriDoBanco(banco: string): string {
  const uri = new URL(URI_DE_TESTE!.replace(/^mongodb/, 'http').replaceAll(',', '%2C'));
  uri.pathname = `/${banco}`;
  return uri.href.replace(/^http/, 'mongodb').replaceAll(/%2c/gi, ',');
}

/** A server may still be busy with engines that were killed a moment ago, and drop who asks it for more. */
const TENTATIVAS_DE_DESCARTE = 5;

export async function descartarBanco(banco: string): Promise<void> {
  for (let tentativa = 1; ; tentativa += 1) {
    const cliente = new MongoClient(URI_DE_TESTE!);
    try {
      await cliente.db(banco).dropDatabase();
      return;
    } catch (erro) {
      if (!(erro instanceof MongoNetworkError) || tentativa === TENTATIVAS_DE_DESCARTE) throw erro;
      await new Promise((passar) => setTimeout(passar, 500 * tentativa));
    } finally {
      await cliente.close();
    }
  }
}
