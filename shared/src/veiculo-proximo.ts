// No schema in here: the back office reads it in the browser.
import { type Preparo, travaDaVenda } from './estoque-preparo.ts';
import type { SituacaoVeiculo } from './veiculo-situacao.ts';

/** What somebody does next about a vehicle. */
export const PASSOS_DO_VEICULO = [
  ...(['PEDIR_REMOCAO', 'ACOMPANHAR_REMOCAO', 'CLASSIFICAR', 'VISTORIAR', 'DOCUMENTAR'] as const),
  ...(['LEVAR_A_LEILAO', 'LIBERAR_VENDA', 'DEVOLVER', 'ACOMPANHAR_LOTE', 'ENTREGAR'] as const),
] as const;
export type PassoDoVeiculo = (typeof PASSOS_DO_VEICULO)[number];

interface Fatos {
  situacao: SituacaoVeiculo;
  preparo: Preparo | null;
  inibirVenda?: boolean | undefined;
  devolucaoVeiculo?: boolean | undefined;
  bloquearRemocao?: boolean | undefined;
}

const DO_PREPARO: Record<Exclude<Preparo, 'PARADO'>, PassoDoVeiculo> = {
  ...{ CLASSIFICAR: 'CLASSIFICAR', VISTORIAR: 'VISTORIAR', DOCUMENTAR: 'DOCUMENTAR' },
  PRONTO: 'LEVAR_A_LEILAO',
};

/** The one thing that it waits for; null where nothing more is done about it, or what it waits for is not known yet. */
export function proximoPasso({ situacao, preparo, ...chaves }: Fatos): PassoDoVeiculo | null {
  switch (situacao) {
    case 'CADASTRADO':
      return chaves.bloquearRemocao ? null : 'PEDIR_REMOCAO';
    case 'EM_REMOCAO':
      return 'ACOMPANHAR_REMOCAO';
    case 'NO_PATIO':
    case 'DISPONIVEL':
      if (preparo === 'PARADO') return travaDaVenda(chaves) === 'DEVOLVE' ? 'DEVOLVER' : 'LIBERAR_VENDA';
      return preparo && DO_PREPARO[preparo];
    case 'EM_LEILAO':
      return 'ACOMPANHAR_LOTE';
    case 'VENDIDO':
      return 'ENTREGAR';
    case 'ENTREGUE':
    case 'DEVOLVIDO':
      return null;
  }
}
