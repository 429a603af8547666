import type { CodigoRemocao, SituacaoRemocao } from '@martelo/shared/remocoes/remocao';
import type { Remocao } from '../../../engine/src/casa/remocao.ts';
import { EVENTOS_DE_REMOCAO, type EventoDeRemocao } from '../../../engine/src/negocio/remocoes/registro.ts';
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
    const { uid, codigo, estado, recusa, remocaoUid } = um;
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
    exigirNaVez(um, versoes, varridas);
  }
}

/** Who took it up died before it was said to wait: so long it is left to them. */
const ABANDONADO_MS = 61_000;

/** F13: what came before its turn is applied as soon as that comes; and refused for it only where it never came, as long as somebody looked. */
function exigirNaVez(
  { uid, codigo, recusa, recebidoEm, updatedAt }: Registro<EventoDeRemocao>,
  versoes: readonly Registro<Remocao>[],
  varridas: readonly number[],
): void {
  const [de] = TABELA[codigo];
  const aoChegar = versoes.findLast((uma) => uma.updatedAt <= recebidoEm);
  if (de.length === 0 || aoChegar === undefined || de.includes(aoChegar.situacao)) return;
  const feito = versoes.find(({ eventos }) => eventos.some((outro) => outro.uid === uid))?.updatedAt;
  const fim = feito ?? (recusa?.codigo === 'EVENTO_FORA_DA_VEZ' ? updatedAt : null);
  if (fim === null) return;
  for (const [i, versao] of versoes.entries()) {
    const [desde, ate] = [versao.updatedAt, versoes[i + 1]?.updatedAt ?? fim];
    if (!de.includes(versao.situacao) || ate <= recebidoEm || desde >= fim) continue;
    const a = Math.max(Date.parse(desde) + 1_000, Date.parse(recebidoEm) + ABANDONADO_MS);
    const b = Math.min(Date.parse(ate), Date.parse(fim));
    exigir(
      !varridas.some((em) => em > a && em < b),
      'F13',
      () =>
        `${codigo} of ${versao.id} had its turn from ${desde} on, and was ${feito === undefined ? 'refused' : `applied at ${feito}`}`,
    );
  }
}
