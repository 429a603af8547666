import { ErroMartelo } from '@martelo/shared/erros';
import { loteDaEquipe, valorEscrita } from '@martelo/shared/lote';
import { FASE_DA_SITUACAO, type FaseLote } from '@martelo/shared/lote-situacao';
import { type Ator, atoresDe } from '@martelo/shared/transicoes';
import type { z } from 'zod';
import { comComandoId, type Identificacao } from '../../api/comando.ts';
import { mudancasOuNulos, revisaoLida, separarNulos } from '../../api/mudancas.ts';
import type { Chamador } from '../../api/rota.ts';
import type { Estado, EstadoLote } from '../../auction/modelo/estado.ts';
import { chaveDoComando } from '../../auction/modelo/idempotencia.ts';
import type { CampoRetiravelDoLote } from '../../auction/modelo/retiraveis.ts';
import type { ComitentesDaMarca } from '../../casa/comitentes-da-marca.ts';
import type { Motor } from '../../runtime/motor.ts';

/**
 * A change of a lot: the fields named are changed, inside `valor` too; null takes out one that may be missing; the others stay. `revisao`:
 * the version that it was made on, refused where another stands.
 */
export const mudancasLote = mudancasOuNulos(loteDaEquipe, [
  ...(['numero', 'posicaoLeilao', 'situacao', 'dataInicio', 'dataFim'] as const),
]).extend({
  valor: mudancasOuNulos(valorEscrita).optional(),
  revisao: revisaoLida,
  ...comComandoId,
});
export type MudancasLote = z.infer<typeof mudancasLote>;

export const PAPEIS_DO_LEILAO = ['Interno - ADM', 'Interno - Leilão'] as const;
export const PAPEL_DE_MINIMOS = 'Interno - Alteração de Minimos e Incremento';
const PAPEIS_DE_TERMOS = ['Interno - ADM', PAPEL_DE_MINIMOS];

/**
 * The one way in which staff change what was written of a lot: by hand, in bulk, by a sheet.
 * @throws ErroMartelo SEM_PERMISSAO, COMITENTE_NAO_ENCONTRADO, REVISAO_DESATUALIZADA, and what the core refuses
 */
export async function alterarLote(
  { motor, comitentes }: { motor: Motor; comitentes: ComitentesDaMarca },
  chamador: Chamador,
  quem: Identificacao,
  { estado, lote }: { estado: Readonly<Estado>; lote: Pick<EstadoLote, 'uid' | 'dados' | 'situacao'> },
  { comandoId: _, revisao, ...enviadas }: MudancasLote,
): Promise<Record<string, unknown>> {
  exigirAlcance(chamador, enviadas);
  const { valor: noValor, ...soltas } = enviadas;
  const campos = separarNulos(soltas);
  const valor = separarNulos(noValor ?? {});
  const mudancas = {
    ...campos.mudancas,
    ...(Object.keys(valor.mudancas).length > 0 ? { valor: valor.mudancas } : {}),
  };
  const retirar = [...campos.retirar, ...valor.retirar.map((campo) => `valor.${campo}`)];
  const comId = campos.mudancas.comitente?.comId;
  const outro = comId !== lote.dados.comitente?.comId;
  // Done before, it is answered again whatever has become of the lot.
  if (!estado.comandos.has(chaveDoComando(quem))) {
    exigirPatioDaVenda(lote, soltas.localizacao);
    if (outro) await comitentes.exigir([chamador.hotsite.id], [comId]);
  }
  return motor.executar(estado.leilao.uid, {
    comandoId: quem.comandoId,
    autor: quem.autor,
    pedido: {
      tipo: 'alterar-lote',
      lelUid: lote.uid,
      mudancas: mudancas as never,
      como: comoQuem(chamador),
      termos: podeTermos(chamador),
      ...(retirar.length > 0 ? { retirar: retirar as CampoRetiravelDoLote[] } : {}),
      ...(revisao === undefined ? {} : { revisao }),
    },
  });
}

/** Its buyer was told where it stands, books there and pays for its keeping there. */
function exigirPatioDaVenda(
  { situacao, dados }: Pick<EstadoLote, 'dados' | 'situacao'>,
  depois: MudancasLote['localizacao'],
): void {
  if (depois === undefined || !COM_COMPRADOR.has(FASE_DA_SITUACAO[situacao])) return;
  if (depois?.patio === dados.localizacao?.patio) return;
  throw new ErroMartelo('ALTERACAO_NAO_PERMITIDA', {
    ...{ campo: 'localizacao.patio', campoRotulo: 'o pátio' },
    porque: 'o lote já foi vendido, e sai do pátio em que foi vendido',
  });
}
const COM_COMPRADOR: ReadonlySet<FaseLote> = new Set(['condicional', 'vendido']);

/** As whom staff may take a lot from one situation to another. */
export const comoQuem = ({ acesso }: Chamador): Ator[] =>
  acesso.tipo === 'interno' ? atoresDe(acesso.papeis) : [];

/** The role for minimums and increments, also once people bid. */
export const podeTermos = ({ acesso }: Chamador): boolean =>
  acesso.tipo === 'interno' && PAPEIS_DE_TERMOS.some((papel) => acesso.papeis.includes(papel));

/** Whoever may only change opening prices and steps may change nothing else. @throws ErroMartelo SEM_PERMISSAO */
export function exigirAlcance(
  { acesso }: Chamador,
  { valor = {}, ...campos }: Omit<MudancasLote, 'comandoId' | 'revisao'>,
): void {
  const papeis: readonly string[] = acesso.tipo === 'interno' ? acesso.papeis : [];
  if (PAPEIS_DO_LEILAO.some((papel) => papeis.includes(papel))) return;
  const soMinimos =
    Object.keys(campos).length === 0 &&
    Object.keys(valor).every((campo) => campo === 'minimo' || campo === 'incremento');
  if (!soMinimos) throw new ErroMartelo('SEM_PERMISSAO', { papeis: PAPEIS_DO_LEILAO.join(', ') });
}
