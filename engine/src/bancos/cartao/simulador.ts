import { MOTIVOS_DA_RECUSA } from '@martelo/shared/cartao/pagamento';
import { SITUACOES_CARTAO } from '@martelo/shared/cartao/situacao';
import { lerJson } from '@martelo/shared/json';
import { z } from 'zod';
import type { Transporte } from '../transporte.ts';
import { exigirAssinatura, partesDe } from './assinatura.ts';
import type { Cartao } from './cartao.ts';
import { pedirJson } from './pedir.ts';

/** The header in which the simulator signs time and raw body: `t=<s>,v1=<hex>`. */
export const CABECALHO_DA_ASSINATURA = 'x-cartao-assinatura';

const checkout = z.looseObject({ id: z.string(), endereco: z.url() });
/** A transaction of the simulator: the shapes of the port, as JSON. */
export const transacaoSimulada = z.object({
  id: z.string(),
  pagamentoUid: z.string().nullable(),
  situacao: z.enum(SITUACOES_CARTAO),
  motivo: z.enum(MOTIVOS_DA_RECUSA).nullable(),
  centavos: z.int().min(0),
  estornado: z.int().min(0),
  parcelas: z.int().min(1),
  valorComJuros: z.int().min(0),
  taxaDeJuros: z.number().nullable(),
  bandeira: z.string().nullable(),
  final: z.string().nullable(),
  nsu: z.string().nullable(),
});
const aviso = z.looseObject({ transacao: z.string().min(1) });

/** The provider of demos and tests, with a checkout of its own (`demo/cartao`). */
export function cartaoSimulado(opcoes: {
  transporte: Transporte;
  url: string;
  token: string;
  segredo: string;
  agora(): number;
}): Cartao {
  const { url, segredo, agora } = opcoes;
  const em = (caminho: string) => `${url.replace(/\/$/, '')}${caminho}`;
  return {
    criar: (pedido) => pedirJson(opcoes, 'POST', em('/checkouts'), checkout, { corpo: pedido }),
    consultar: (id) =>
      pedirJson(opcoes, 'GET', em(`/transacoes/${encodeURIComponent(id)}`), transacaoSimulada),
    async procurar(pagamentoUid) {
      const consulta = new URLSearchParams({ pagamentoUid });
      return pedirJson(opcoes, 'GET', em(`/transacoes?${consulta}`), z.array(transacaoSimulada));
    },
    async estornar(id, chave, centavos) {
      const caminho = `/transacoes/${encodeURIComponent(id)}/estornos`;
      await pedirJson(opcoes, 'POST', em(caminho), z.looseObject({}), { corpo: { centavos }, chave });
    },
    lerAviso({ cabecalhos, corpo }) {
      const partes = partesDe(cabecalhos[CABECALHO_DA_ASSINATURA]);
      const instante = partes.get('t');
      const prova = { segredo, instante, assinatura: partes.get('v1'), agora: agora() };
      exigirAssinatura(prova, `${instante ?? ''}.`, corpo);
      const lido = aviso.safeParse(lerJson(corpo.toString('utf8')));
      return lido.success ? lido.data.transacao : null;
    },
  };
}
