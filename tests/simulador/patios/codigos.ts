import type { CodigoRemocao, SituacaoRemocao } from '@martelo/shared/remocoes/remocao';
import type { Remocao } from '../../../engine/src/casa/remocao.ts';
import { EVENTOS_DE_REMOCAO } from '../../../engine/src/negocio/remocoes/registro.ts';
import { SISTEMA } from '../../../engine/src/records/acesso.ts';
import type { Registro, Registros } from '../../../engine/src/records/records.ts';
import { exigir } from '../violacao.ts';
import type { Jogo } from './jogo.ts';

/** The design's table, read by hand: from where each code leads, and to where. */
const TABELA: Record<CodigoRemocao, [de: readonly SituacaoRemocao[], para: SituacaoRemocao | null]> = {
  S01: [[], 'SOLICITADA'],
  S02: [['SOLICITADA'], 'AUTORIZADA'],
  S03: [['SOLICITADA'], 'RECUSADA'],
  S04: [['AUTORIZADA', 'FRUSTRADA'], 'DESIGNADA'],
  S05: [['DESIGNADA'], 'AUTORIZADA'],
  S06: [['DESIGNADA'], 'CONFIRMADA'],
  S07: [['CONFIRMADA', 'FRUSTRADA'], 'CONFIRMADA'],
  S08: [['CONFIRMADA'], 'EM_ROTA'],
  S09: [['EM_ROTA'], 'EM_COLETA'],
  S10: [['EM_ROTA', 'EM_COLETA'], 'FRUSTRADA'],
  S11: [['EM_COLETA'], 'COLETADA'],
  S12: [[], null],
  S13: [[], null],
  S14: [['COLETADA'], 'NO_PORTAO'],
  S15: [['NO_PORTAO'], 'COLETADA'],
  S16: [
    ['SOLICITADA', 'AUTORIZADA', 'DESIGNADA', 'CONFIRMADA', 'EM_ROTA', 'EM_COLETA', 'FRUSTRADA'],
    'CANCELADA',
  ],
  S17: [['NO_PORTAO'], 'CONCLUIDA'],
};

/** F12, F13: each code was applied once or not at all, in the order of the table, and one that came too soon as soon as it could be. */
export async function exigirCodigos(
  { mundo: { varridas }, remocoes: { finais } }: Jogo,
  registros: Registros,
  remocoes: readonly (readonly Registro<Remocao>[])[],
): Promise<void> {
  const porUid = new Map(remocoes.map((versoes) => [versoes[0]!.uid, versoes]));
  for (const versoes of remocoes) {
    const { eventos, id, situacao } = versoes.at(-1)!;
    exigir(
      new Set(eventos.map(({ uid }) => uid)).size === eventos.length,
      'F12',
      () => `removal ${id} has one code twice`,
    );
    let onde: SituacaoRemocao | null = null;
    for (const { codigo } of eventos) {
      const [de, para] = TABELA[codigo];
      const fica = para === null || (codigo === 'S07' && onde === 'COLETADA');
      exigir(
        fica || (codigo === 'S01' ? onde === null : onde !== null && de.includes(onde)),
        'F13',
        () => `removal ${id}: ${codigo} while it was ${onde}`,
      );
      if (!fica) onde = para;
    }
    exigir(onde === situacao, 'F13', () => `removal ${id} is ${situacao}, its codes say ${onde}`);
  }

  for await (const um of registros.colecao(EVENTOS_DE_REMOCAO).percorrer(SISTEMA, { filtros: [] })) {
    const { uid, codigo, estado, recusa, recebidoEm, remocaoUid, updatedAt } = um;
    const versoes = porUid.get(remocaoUid)!;
    const { eventos, id } = versoes.at(-1)!;
    const vezes = eventos.filter((outro) => outro.uid === uid).length;
    exigir(estado !== 'EST01', 'F12', () => `${codigo} of ${id} waits at peace`);
    exigir(
      vezes === (estado === 'EST02' ? 1 : 0),
      'F12',
      () => `${codigo} of ${id} is ${estado}, applied ${vezes} times`,
    );
    const final = finais.get(uid);
    exigir(
      final === undefined || (final.estado === estado && final.recusa === (recusa?.codigo ?? null)),
      'F12',
      () => `${codigo} of ${id} was told ${final?.estado}, and is ${estado}`,
    );
    // It was refused for having come too soon: then its turn never came while it waited, for as long as somebody looked.
    if (recusa?.codigo !== 'EVENTO_FORA_DA_VEZ') continue;
    for (const [i, versao] of versoes.entries()) {
      const [de, ate] = [versao.updatedAt, versoes[i + 1]?.updatedAt ?? updatedAt];
      if (!TABELA[codigo][0].includes(versao.situacao) || ate <= recebidoEm || de >= updatedAt) continue;
      const desde = Math.max(Date.parse(de), Date.parse(recebidoEm));
      const olharam = varridas.some(
        (em) => em > desde + 1_000 && em < Math.min(Date.parse(ate), Date.parse(updatedAt)),
      );
      exigir(!olharam, 'F13', () => `${codigo} of ${id} had its turn from ${de} on, and was refused`);
    }
  }
}
