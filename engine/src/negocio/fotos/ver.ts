import type { Arquivo } from '@martelo/shared/arquivo';
import { caminhoDaFotoEnviada } from '@martelo/shared/endereco-de-foto';
import type { FotoVista } from '@martelo/shared/foto-do-lote';
import type { FotoGuardada } from '../../casa/foto-do-lote.ts';
import type { Files } from '../../files/files.ts';
import type { Acesso, Registro } from '../../records/records.ts';

/** Pictures as whoever may read them is shown them, addresses and all. */
export async function verFotos(
  arquivos: Files,
  acesso: Acesso,
  fotos: readonly Registro<FotoGuardada>[],
): Promise<FotoVista[]> {
  const uids = new Set(fotos.flatMap(({ arquivoUid, originalUid }) => [arquivoUid, originalUid]));
  const lidos = await Promise.all([...uids].map((uid) => arquivos.get(acesso, uid)));
  const porUid = new Map(lidos.flatMap((um) => (um === null ? [] : [[um.uid, um]])) as [string, Arquivo][]);
  const visto = (uid: string) => {
    const arquivo = porUid.get(uid);
    return arquivo ? arquivos.view(arquivo, acesso) : null;
  };
  return fotos.map((foto) => {
    const { uid, id, revisao, lelUid, leiUid, loteNome, nome, situacao, origem, enviadaEm, motivo } = foto;
    const mostrado = visto(foto.arquivoUid);
    const cortada = foto.originalUid !== foto.arquivoUid;
    return {
      ...{ uid, id, revisao, lelUid, leiUid, loteNome, nome, situacao, origem, enviadaEm, motivo },
      ...{ largura: foto.largura, altura: foto.altura, recorte: foto.recorte, vista: foto.vista ?? null },
      url: caminhoDaFotoEnviada(foto.sha256),
      ...{ endereco: mostrado?.endereco ?? null, miniatura: mostrado?.miniatura ?? null },
      original: cortada ? (visto(foto.originalUid)?.endereco ?? null) : (mostrado?.endereco ?? null),
    };
  });
}
