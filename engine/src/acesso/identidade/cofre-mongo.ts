import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { SegredosDeServico } from '@martelo/shared/segredo-servico';
import { MongoServerError } from 'mongodb';
import { conectarMongo } from '../../store/mongo.ts';
import type { Cofre } from './cofre.ts';

interface Guardado {
  _id: 'chaves';
  /** Says which content it is without saying anything of it: what `trocar` compares. */
  digesto: string;
  /** Nonce, tag and AES-256-GCM of the content, base64url. */
  cifrado: string;
}

const CHAVE_REPETIDA = 11_000;

/**
 * The keys in the database that all engines share, sealed with a key derived from the services' secret: who reads the database
 * alone cannot sign anything. What was sealed under the secret before opens too, and is sealed anew under the current one.
 * @throws StoreUnavailable
 */
export async function cofreNoMongo(uri: string, segredos: SegredosDeServico): Promise<Cofre> {
  const { db, fechar } = await conectarMongo(uri, 'cofre');
  const guardados = db.collection<Guardado>('cofre');
  const chaveDe = (segredo: string) =>
    Buffer.from(hkdfSync('sha256', segredo, '', 'martelo cofre de chaves', 32));
  const chave = chaveDe(segredos.atual);
  const digestoDe = (texto: string) => createHmac('sha256', chave).update(texto).digest('base64url');

  const selar = (texto: string): Guardado => {
    const nonce = randomBytes(12);
    const cifra = createCipheriv('aes-256-gcm', chave, nonce);
    const corpo = Buffer.concat([cifra.update(texto, 'utf8'), cifra.final()]);
    const cifrado = Buffer.concat([nonce, cifra.getAuthTag(), corpo]).toString('base64url');
    return { _id: 'chaves', digesto: digestoDe(texto), cifrado };
  };
  const abrirCom = ({ cifrado }: Guardado, segredo: string): string => {
    const chave = chaveDe(segredo);
    const bytes = Buffer.from(cifrado, 'base64url');
    const cifra = createDecipheriv('aes-256-gcm', chave, bytes.subarray(0, 12), { authTagLength: 16 });
    cifra.setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([cifra.update(bytes.subarray(28)), cifra.final()]).toString('utf8');
  };
  const abrir = (guardado: Guardado): { texto: string; anterior: boolean } => {
    try {
      return { texto: abrirCom(guardado, segredos.atual), anterior: false };
    } catch (causa) {
      for (const segredo of segredos.aceitos.slice(1))
        try {
          return { texto: abrirCom(guardado, segredo), anterior: true };
        } catch {}
      // Never replaced by fresh keys: every session and every receipt signed before would silently become worthless.
      throw new Error('the kept keys do not open with this MARTELO_SEGREDO_SERVICO', { cause: causa });
    }
  };

  return {
    async ler() {
      const guardado = await guardados.findOne({ _id: 'chaves' });
      if (!guardado) return null;
      const { texto, anterior } = abrir(guardado);
      if (anterior) {
        const { digesto, cifrado } = selar(texto);
        await guardados.updateOne(
          { _id: 'chaves', digesto: guardado.digesto },
          { $set: { digesto, cifrado } },
        );
      }
      return texto;
    },
    async trocar(antes, depois) {
      if (antes !== null) {
        const { digesto, cifrado } = selar(depois);
        const { matchedCount } = await guardados.updateOne(
          { _id: 'chaves', digesto: digestoDe(antes) },
          { $set: { digesto, cifrado } },
        );
        return matchedCount === 1;
      }
      try {
        await guardados.insertOne(selar(depois));
        return true;
      } catch (erro) {
        if (erro instanceof MongoServerError && erro.code === CHAVE_REPETIDA) return false;
        throw erro;
      }
    },
    fechar,
  };
}
