import type { LoteDaEquipeLido } from '@martelo/shared/leilao-da-equipe';
import type { InformacoesDoLote } from '@martelo/shared/lote-informacoes';
import type { CampoDescrito, CampoDoRecurso, RecursoDescrito } from '@martelo/shared/recurso';
import { useQuery } from '@tanstack/react-query';
import { chamar } from '../dados/chamar.ts';
import type { Registro } from '../dados/tipos.ts';
import type { Valores } from '../formulario/valores.ts';

export type Lote = LoteDaEquipeLido & Registro;

const lerLote = (uid: string): Promise<Lote> => chamar('GET', `/v1/lotes/${uid}/privado`);

// Below the auction's key: what is done to its lots is read again with it.
export const chaveDoLote = (uid: string) => ['leilao', 'lote', uid] as const;

export const useLote = (uid: string) =>
  useQuery({ queryKey: chaveDoLote(uid), queryFn: () => lerLote(uid), retry: false });

/** What the house knows of it and the public does not. */
export const useInformacoes = (uid: string) =>
  useQuery({
    queryKey: ['leilao', 'informacoes', uid],
    queryFn: () => chamar<InformacoesDoLote>('GET', `/v1/lotes/${uid}/informacoes`),
    retry: false,
  });

/** What of `valor` may be missing, and so be taken out: a change of a lot names each of its amounts by itself. */
const TIRAVEIS_DO_VALOR = [
  ...['incremento', 'compreJa', 'valorProposta', 'comissaoPorcentagem', 'compreJaPorcentagem'],
  'comissaoExtraMensagem',
];
/** Kept with the vehicle by other screens: its form does not show them. */
const DO_VEICULO = ['uid', 'equipamentos', 'pneus'] as const;

export async function gravarLote(
  lido: Lote,
  campos: readonly CampoDescrito[],
  mudancas: Valores,
  revisao: number | null,
): Promise<Lote> {
  const corpo: Valores = { ...mudancas, revisao };
  if (corpo.valor)
    corpo.valor = comoMudanca(
      corpo.valor as Valores,
      campos.find(({ campo }) => campo === 'valor'),
    );
  if (corpo.veiculo) {
    // The version that the change is made on may be another than the one that this form began with.
    const atual = revisao === lido.revisao ? lido : await lerLote(lido.uid);
    const guardados = DO_VEICULO.flatMap((nome) =>
      atual.veiculo?.[nome] === undefined ? [] : [[nome, atual.veiculo[nome]]],
    );
    corpo.veiculo = { ...Object.fromEntries(guardados), ...(corpo.veiculo as Valores) };
  }
  await chamar('PUT', `/v1/lotes/${lido.uid}`, { corpo });
  return lerLote(lido.uid);
}

function comoMudanca(valor: Valores, campo: CampoDescrito | undefined): Valores {
  const mostrados = new Set(campo?.campos.map((parte) => parte.campo.replace('valor.', '')));
  const tirados = TIRAVEIS_DO_VALOR.filter((nome) => mostrados.has(nome) && valor[nome] === undefined);
  return { ...valor, ...Object.fromEntries(tirados.map((nome) => [nome, null])) };
}

/** Those of these fields that may be written now; of a group, its parts. */
export function livresDe(
  { campos }: RecursoDescrito,
  { travados }: Pick<Lote, 'travados'>,
  nomes: readonly string[],
): CampoDoRecurso[] {
  const presos = new Set(travados);
  return campos.flatMap((campo) => {
    if (!nomes.includes(campo.campo) || presos.has(campo.campo)) return [];
    if (campo.tipo !== 'grupo') return [campo];
    const dentro = campo.campos.filter(
      (parte) => !presos.has(parte.campo) && !DO_VEICULO.some((nome) => parte.campo === `veiculo.${nome}`),
    );
    return dentro.length === 0 ? [] : [{ ...campo, campos: dentro }];
  });
}
