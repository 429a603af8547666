import { lerJson } from '@martelo/shared/json';
import { TIPOS_DO_CLIENTE, type TipoDoCliente } from '@martelo/shared/pos-venda/pagamentos';
import { criarFonte } from '../../live/fonte.ts';

/** As they are offered: what is approved soonest first. */
export const MEIOS: readonly TipoDoCliente[] = ['PIX', 'DEPOSITO', 'BOLETO', 'CARTAO_DE_CREDITO'];

const CHAVE = 'martelo.meios-indisponiveis';
const NENHUM: readonly TipoDoCliente[] = [];
const indisponiveis = criarFonte(NENHUM);
let lidos = false;

/** Means that this brand refused in this visit (MEIO_INDISPONIVEL): not offered again. The same array until one is added. */
export function meiosIndisponiveis(): readonly TipoDoCliente[] {
  if (!lidos) {
    lidos = true;
    indisponiveis.definir(guardados());
  }
  return indisponiveis.ler();
}
export const semMeiosIndisponiveis = (): readonly TipoDoCliente[] => NENHUM;
export const assinarMeios = indisponiveis.assinar;

export function anotarIndisponivel(tipo: TipoDoCliente): void {
  const meios = [...new Set([...meiosIndisponiveis(), tipo])];
  indisponiveis.definir(meios);
  try {
    sessionStorage.setItem(CHAVE, JSON.stringify(meios));
  } catch {
    // A browser that keeps nothing knows it until the page is left.
  }
}

function guardados(): readonly TipoDoCliente[] {
  try {
    return lerMeios(sessionStorage.getItem(CHAVE));
  } catch {
    return NENHUM;
  }
}

/** What was kept, as far as it names means that there are. */
export function lerMeios(texto: string | null): readonly TipoDoCliente[] {
  const lido = lerJson(texto ?? '');
  return Array.isArray(lido) ? TIPOS_DO_CLIENTE.filter((tipo) => lido.includes(tipo)) : NENHUM;
}
