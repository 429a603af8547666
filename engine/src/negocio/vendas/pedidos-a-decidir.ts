import {
  APROVACOES_DE_DINHEIRO,
  type MudancaPrevista,
  type PedidoADecidir,
  pedidosADecidir,
  ROTULOS_APROVACAO,
} from '@martelo/shared/aprovacao';
import type { Avisar } from '@martelo/shared/avisos/avisar';
import { ErroMartelo } from '@martelo/shared/erros';
import type { Filtro } from '@martelo/shared/filtro';
import { totaisDaVenda } from '@martelo/shared/pos-venda/totais';
import { ROTULOS_SITUACAO_PAGAMENTO, ROTULOS_VENDA, type Venda } from '@martelo/shared/venda';
import { z } from 'zod';
import { CLIENTES } from '../../acesso/clientes/registro.ts';
import { ehOutraPessoa } from '../../acesso/usuarios/mesma-pessoa.ts';
import { tem } from '../../api/recurso/politica.ts';
import { type Rota, rota } from '../../api/rota.ts';
import { APROVACOES, QUEM_APROVA, QUEM_VE_APROVACOES } from '../../casa/aprovacao.ts';
import type { Files } from '../../files/files.ts';
import { VENDAS } from '../../leituras/registros/venda.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { semCarimbos } from '../../records/campos.ts';
import { autorDe } from '../../records/politica.ts';
import type { Acesso, Registros } from '../../records/records.ts';
import type { Aprovacoes } from './aprovar.ts';
import { ATOS_DO_ACERTO } from './atos-do-acerto.ts';
import type { criarEncerrarPedido, Pedido } from './encerrar-pedido.ts';

const DAS_VENDAS: Filtro = { tipo: 'multipla', campo: 'tipo', valores: [...APROVACOES_DE_DINHEIRO] };
/** Requests that the screen shows at once. */
const MAXIMO = 100;

interface Dependencias {
  registros: Registros;
  arquivos: Pick<Files, 'of' | 'view'>;
  aprovacoes: Pick<Aprovacoes, 'seFeito' | 'exigirQuemPediu'>;
  nomeDoUsuario(usuUid: string): Promise<string>;
  /** How one is seen that is about no sale. */
  verOutro: VerPedido;
  emDia(): Promise<void>;
}

/** What of a request depends on what it is about; null where that is no more. */
export type VerPedido = (
  pedido: Pedido,
  acesso: Acesso,
) => Promise<Pick<
  PedidoADecidir,
  'resumo' | 'assunto' | 'motivo' | 'venda' | 'alvo' | 'mudancas' | 'impedimento' | 'comprovantes'
> | null>;

/** What waits for a second person (P10), each with what it would change: one call is the whole screen. */
export function rotaDosPedidosADecidir(deps: Dependencias): Rota {
  const { registros, nomeDoUsuario, verOutro, emDia } = deps;
  const colecao = registros.colecao(APROVACOES);
  const verDaVenda = criarVerDaVenda(deps);
  return rota({
    metodo: 'get',
    caminho: '/v1/aprovacoes/a-decidir',
    resumo: 'O que espera por uma segunda pessoa: o quê, de quem, quanto, e o que mudaria',
    guarda: QUEM_VE_APROVACOES,
    query: z.object({
      quais: z.enum(['todas', 'vendas']).default('todas').describe('vendas: só o dinheiro delas'),
    }),
    resposta: pedidosADecidir,
    async executar({ query, chamador: { acesso } }) {
      await emDia();
      const { itens, proximo } = await colecao.listar(acesso, {
        filtros: [
          { tipo: 'exata', campo: 'situacao', valor: 'AGUARDANDO' },
          ...(query.quais === 'vendas' ? [DAS_VENDAS] : []),
        ],
        ordem: { campo: 'expiraEm', tipoOrdenacao: 'asc', tipoCampo: 'date' },
        ...{ pagina: 1, porPagina: MAXIMO, semTotal: true },
      });
      const vistos = await Promise.all(
        itens.map(async (pedido): Promise<PedidoADecidir | null> => {
          const visto = await (pedido.vendaUid === null ? verOutro : verDaVenda)(pedido as Pedido, acesso);
          if (visto === null) return null;
          const { uid, revisao, tipo, valor, expiraEm, pedidaPor, createdAt } = pedido as Pedido;
          const meu = autorDe(acesso) === pedidaPor;
          const decide = !meu && tem(acesso, QUEM_APROVA) && (await ehOutraPessoa(registros, acesso, pedido));
          return {
            ...{ uid, revisao, tipo, valor, expiraEm, pedidaEm: createdAt },
            pedidaPor: { uid: pedidaPor, nome: await nomeDoUsuario(pedidaPor) },
            ...{ meu, decide },
            ...visto,
          };
        }),
      );
      return { itens: vistos.filter((um) => um !== null), haMais: proximo !== null };
    },
  });
}

/** Of one about a sale. */
function criarVerDaVenda({ registros, arquivos, aprovacoes }: Dependencias): VerPedido {
  const vendas = registros.colecao(VENDAS);
  const clientes = registros.colecao(CLIENTES);
  const provasDe = async (acesso: Acesso, alvo: string | null) =>
    alvo === null
      ? []
      : (await arquivos.of(acesso, 'comprovante-pagamento', alvo)).map((um) => arquivos.view(um, acesso));
  return async (pedido, acesso) => {
    const registro = await vendas.obter(SISTEMA, pedido.vendaUid!);
    if (registro === null) return null;
    const venda = semCarimbos(registro) as Venda;
    const cliente = await clientes.obter(SISTEMA, venda.cliUid);
    const { tipo, ato } = pedido;
    const { motivo } = pedido.pedido as { motivo?: unknown };
    const { id, loteNome: lote, leilaoNome: leilao, situacao } = venda;
    return {
      resumo: ATOS_DO_ACERTO[ato]?.resumo ?? ROTULOS_APROVACAO[tipo],
      assunto: `Venda ${id}: ${lote}`,
      motivo: typeof motivo === 'string' ? motivo : null,
      venda: {
        ...{ uid: venda.uid, id, lote, leilao, situacao: ROTULOS_VENDA[situacao].rotulo },
        comprador: cliente?.razaoSocial ?? cliente?.nome ?? null,
      },
      alvo: null,
      comprovantes: await provasDe(acesso, pedido.alvo),
      ...(await previsto(venda, pedido, aprovacoes)),
    };
  };
}

/** What the act would change, or why it could not be done. */
async function previsto(
  venda: Venda,
  pedido: Pedido,
  { seFeito, exigirQuemPediu }: Dependencias['aprovacoes'],
): Promise<Pick<PedidoADecidir, 'mudancas' | 'impedimento'>> {
  try {
    await exigirQuemPediu(pedido);
    const depois = seFeito(venda, pedido);
    return { mudancas: mudancasEntre(venda, depois, pedido.alvo), impedimento: null };
  } catch (erro) {
    if (!(erro instanceof ErroMartelo)) throw erro;
    return { mudancas: [], impedimento: erro.message };
  }
}

/** What people look at before they agree, where it would not stay as it is. @param alvo the row that the act is done to */
export function mudancasEntre(antes: Venda, depois: Venda, alvo: string | null): MudancaPrevista[] {
  const [tinha, tera] = [totaisDaVenda(antes), totaisDaVenda(depois)];
  const linhaEm = ({ pagamentos }: Venda): string | null => {
    const linha = pagamentos.find(({ uid }) => uid === alvo);
    return linha === undefined ? null : ROTULOS_SITUACAO_PAGAMENTO[linha.situacao].rotulo;
  };
  const aDevolver = ({ pagamentos }: Venda): number =>
    -pagamentos
      .filter(
        ({ estornoDe, situacao, canceladoEm }) =>
          estornoDe !== null && situacao === 'CADASTRADO' && canceladoEm === null,
      )
      .reduce((soma, { valor }) => soma + valor, 0);
  const centavos = (nome: string, de: number, para: number): MudancaPrevista => ({
    ...{ nome, tipo: 'centavos', antes: de, depois: para },
  });
  const mudancas: MudancaPrevista[] = [
    { nome: 'Pagamento', tipo: 'texto', antes: linhaEm(antes), depois: linhaEm(depois) },
    {
      ...{ nome: 'Situação da venda', tipo: 'texto' },
      antes: ROTULOS_VENDA[antes.situacao].rotulo,
      depois: ROTULOS_VENDA[depois.situacao].rotulo,
    },
    centavos('Desconto', antes.valorDesconto, depois.valorDesconto),
    centavos('Total da venda', tinha.total, tera.total),
    centavos('Aprovado', tinha.aprovado, tera.aprovado),
    centavos('Falta pagar', tinha.restante, tera.restante),
    centavos('Pago a mais', tinha.valorTroco, tera.valorTroco),
    centavos('A devolver', aDevolver(antes), aDevolver(depois)),
  ];
  return mudancas.filter((uma) => uma.antes !== uma.depois);
}

/** Requests that nobody decided in time are over (P10), and who asked is told. Whoever decides at the same moment wins or loses as a whole. */
export const criarVencimento =
  ({
    registros,
    encerrarPedido,
    agora,
  }: {
    registros: Registros;
    encerrarPedido: ReturnType<typeof criarEncerrarPedido>;
    /** Unix ms. */
    agora(): number;
  }) =>
  async (): Promise<void> => {
    const colecao = registros.colecao(APROVACOES);
    const vencidas = colecao.percorrer(SISTEMA, {
      filtros: [
        { tipo: 'exata', campo: 'situacao', valor: 'AGUARDANDO' },
        { tipo: 'range', campo: 'expiraEm', max: new Date(agora()).toISOString() },
      ],
    });
    for await (const antes of vencidas) await encerrarPedido(antes, { situacao: 'EXPIRADA' });
  };

const COMO = {
  APROVADA: ['aprovado por outra pessoa', 'O que foi pedido está sendo feito.'],
  EXPIRADA: ['encerrado sem decisão', 'Ninguém decidiu no prazo. Peça de novo, se ainda for preciso.'],
  RECUSADA: ['recusado', 'Sem motivo informado.'],
  NAO_FEITA: ['aprovado, mas não feito', 'O que se pediu para mudar já não era o mesmo.'],
} as const;

/** Tells who asked (P10), once for each decision. */
export const criarAvisoDaDecisao =
  (registros: Registros, avisar: Avisar) =>
  async (uid: string): Promise<void> => {
    const aprovacao = await registros.colecao(APROVACOES).obter(SISTEMA, uid);
    const { situacao } = aprovacao ?? {};
    if (!aprovacao || situacao === 'AGUARDANDO' || situacao === 'CANCELADA' || situacao === undefined) return;
    const { hotsiteId, pedidaPor: usuUid, vendaId, tipo, motivo, assunto, decididaPor } = aprovacao;
    // Nobody had agreed to it when what it was to change was found to be another.
    const semDecisao = situacao === 'NAO_FEITA' && decididaPor === null;
    const [como, diz] = semDecisao ? (['não feito', COMO.NAO_FEITA[1]] as const) : COMO[situacao];
    if (vendaId === null) {
      await avisar('concessao-decidida', {
        ...{ usuUid, hotsiteId, chave: chaveDe(uid, situacao) },
        dados: { assunto: assunto ?? '', como, motivo: motivo ?? diz },
      });
      return;
    }
    await avisar('aprovacao-decidida', {
      ...{
        usuUid,
        hotsiteId,
        chave: chaveDe(uid, situacao),
      },
      dados: { vendaId: vendaId!, ato: ROTULOS_APROVACAO[tipo], como, motivo: motivo ?? diz },
    });
  };

/** That it was not done after all is another message than that it was agreed to. */
const chaveDe = (uid: string, situacao: string): string =>
  situacao === 'NAO_FEITA' ? `aprovacao:${uid}:nao-feita` : `aprovacao:${uid}`;
