import { type CanalDeAvisos, RecusaDefinitiva } from './canal.ts';
import { emPasta } from './correio.ts';

/** A few words to a phone. */
export interface Recado {
  /** E.164: `+5562999998888`. */
  para: string;
  texto: string;
  chave: string;
  /** Of the message's own record: what a provider tells of it comes back under this. */
  entregaUid: string;
  /** The brand's name, where a provider's own form asks for it. */
  marca: string;
  /** Site of the brand: where a provider tells what became of it. */
  site: string;
}

/** Who carries such words: a provider, or a folder. Rejects as channels do. */
export interface Portador {
  /** @returns what the provider calls it */
  enviar(recado: Recado): Promise<string | null>;
  /** What was taken under these words since then (Unix ms), by what the provider calls it; absent where it cannot be asked. */
  procurar?(recado: Recado, desde: number): Promise<string | null>;
}

const NAO_SE_SABE =
  'O provedor não respondeu, e não se sabe se a mensagem saiu. Confira antes de enviar de novo.';

/**
 * A channel of such words. Providers know no key: a try that was begun and of which nobody heard is looked up where that can be, and
 * otherwise left to a person, so that nobody gets the same message twice.
 */
export const canalDeTexto = (portador: Portador): CanalDeAvisos => ({
  semChave: true,
  async enviar({ entrega, pessoa, texto, marca, site }) {
    const recado: Recado = {
      ...{ para: `+55${pessoa.telefone}`, texto: texto.corpo, chave: entrega.chave },
      ...{ entregaUid: entrega.uid, marca: marca.nome, site },
    };
    if (entrega.tentandoEm !== null) {
      if (portador.procurar === undefined) throw new RecusaDefinitiva(NAO_SE_SABE);
      const achada = await portador.procurar(recado, entrega.tentandoEm);
      if (achada !== null) return { situacao: 'ENVIADA', referencia: achada };
    }
    const referencia = await portador.enviar(recado);
    return { situacao: 'ENVIADA', ...(referencia === null ? {} : { referencia }) };
  },
});

/** Without a provider: each message a file, once for each key. */
export function portadorEmPasta(pasta: string): Portador {
  const guardar = emPasta(pasta, 'json');
  const escrever = async ({ chave, para, texto, marca }: Recado) => {
    await guardar(chave, async () => JSON.stringify({ para, texto, marca, chave }, null, 2));
    return null;
  };
  return {
    enviar: escrever,
    // A key is a file: writing it again writes nothing.
    async procurar() {
      return null;
    },
  };
}
