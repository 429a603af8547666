import type { RecusaDeFoto } from '../../casa/foto-do-lote.ts';
import { FOTOS_DOS_LOTES, type FotoGuardada, recusaDe } from '../../casa/foto-do-lote.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registro, Registros } from '../../records/records.ts';

type Qual = Pick<FotoGuardada, 'hotsiteId' | 'sha256'>;

/** What a refusal says is of what the picture shows: it holds for all records of the content in the brand (docs/decisions/536). */
export function criarRecusas(registros: Registros) {
  const fotos = registros.colecao(FOTOS_DOS_LOTES);

  const iguais = async (
    { hotsiteId, sha256 }: Qual,
    situacao: FotoGuardada['situacao'],
  ): Promise<Registro<FotoGuardada>[]> => {
    const achadas: Registro<FotoGuardada>[] = [];
    // What is refused of a part is refused of the whole, which shows it.
    for (const campo of situacao === 'REPROVADA' ? ['sha256', 'inteiraSha256'] : ['sha256']) {
      const filtros = [
        { tipo: 'exata' as const, campo, valor: sha256 },
        { tipo: 'exata' as const, campo: 'situacao', valor: situacao },
        { tipo: 'exata' as const, campo: 'hotsiteId', valor: hotsiteId },
      ];
      for await (const foto of fotos.percorrer(SISTEMA, { filtros })) achadas.push(foto);
    }
    return achadas;
  };

  return {
    iguais,
    /** The latest refusal of the same content that came after what was decided of this one; null: it stands. */
    async depoisDe(foto: FotoGuardada): Promise<RecusaDeFoto | null> {
      const recusas = (await iguais(foto, 'REPROVADA')).flatMap((uma) => recusaDe(uma) ?? []);
      const ultima = recusas.toSorted((a, b) => (a.em < b.em ? 1 : -1))[0];
      return ultima !== undefined && alcanca(ultima, foto) ? ultima : null;
    },
    /** Where this content stands refused and nobody has approved it since, on whatever lot; null: nowhere. */
    async deConteudo(qual: Qual): Promise<FotoGuardada | null> {
      const [recusadas, aprovadas] = await Promise.all([iguais(qual, 'REPROVADA'), iguais(qual, 'APROVADA')]);
      const emPe = recusadas.find((uma) => aprovadas.every((outra) => alcanca(recusaDe(uma)!, outra)));
      return emPe ?? null;
    },
    /** In how many lots besides its own what it shows is, or waits to be. */
    async emOutrosLotes({ lelUid, ...foto }: FotoGuardada): Promise<number> {
      const todas = [...(await iguais(foto, 'APROVADA')), ...(await iguais(foto, 'PENDENTE'))];
      return new Set(todas.flatMap((uma) => (uma.lelUid === lelUid ? [] : [uma.lelUid]))).size;
    },
  };
}

/** What was decided after it was refused is another word on it: undoing is approving each. */
export const alcanca = (
  { em }: Pick<RecusaDeFoto, 'em'>,
  { decididaEm, enviadaEm }: Pick<FotoGuardada, 'decididaEm' | 'enviadaEm'>,
): boolean => (decididaEm ?? enviadaEm) <= em;
