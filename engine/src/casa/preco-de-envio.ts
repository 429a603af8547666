import { ErroMartelo } from '@martelo/shared/erros';
import { QUEM_LE_PRECOS_DE_ENVIO, QUEM_MUDA_PRECOS_DE_ENVIO } from '@martelo/shared/papeis';
import { problemaNaLinha } from '@martelo/shared/pos-venda/preco-do-envio';
import { precoDeEnvioEscrita } from '@martelo/shared/preco-de-envio';
import { recurso } from '../api/recurso/recurso.ts';

/** What each brand asks for sending papers (P16), a row a price. Overlapping rows are no mistake: the narrowest holds. */
export const PRECOS_DE_ENVIO = recurso({
  nome: 'precoDeEnvio',
  colecao: 'precosDeEnvio',
  caminho: '/v1/precos-de-envio',
  rotulo: { um: 'Preço de envio', varios: 'Preços de envio' },
  modulo: 'acerto',
  escrita: precoDeEnvioEscrita,
  marca: 'hotsiteId',
  papeis: { le: QUEM_LE_PRECOS_DE_ENVIO, escreve: QUEM_MUDA_PRECOS_DE_ENVIO },
  campos: {
    nome: { rotulo: 'Nome', busca: true },
    metodo: { rotulo: 'Método' },
    origemUf: { rotulo: 'Origem (estado)' },
    destinoUf: { rotulo: 'Destino (estado)' },
    destinoCepInicio: { rotulo: 'Destino: CEP inicial', semArvore: true },
    destinoCepFim: { rotulo: 'Destino: CEP final', semArvore: true },
    valor: { rotulo: 'Valor', tipo: 'centavos', semArvore: true },
    dias: { rotulo: 'Dias úteis', semArvore: true },
    validoDe: { rotulo: 'Vale a partir de' },
    validoAte: { rotulo: 'Vale até' },
  },
  async confere({ depois }) {
    const porque = problemaNaLinha(depois);
    if (porque !== null) throw new ErroMartelo('PRECO_DE_ENVIO_INVALIDO', { porque });
  },
});
