import { referenciaDaDevolucao, uidDaDevolucao } from '@martelo/shared/banco/referencia';
import { concluirDevolucao } from '@martelo/shared/pos-venda/devolucao';
import type { Pagamento, Venda } from '@martelo/shared/venda';
import { z } from 'zod';
import type { Bancos } from '../../bancos/bancos.ts';
import { comoErroDoBanco, falhou } from '../../bancos/falha.ts';
import type { Devolucao, Recebimento } from '../../bancos/pix/recebedor.ts';
import { RECEBIMENTOS } from '../../casa/credito-sem-destino.ts';
import type { Fila } from '../../jobs/fila.ts';
import { VENDAS, vendaComPagamento } from '../../leituras/registros/venda.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Registros } from '../../records/records.ts';
import type { MudarVenda } from './mudar.ts';

interface Dependencias {
  registros: Registros;
  bancos: Pick<Bancos, 'pix' | 'cartao'>;
  mudar: MudarVenda;
  fila: Pick<Fila, 'enfileirar'>;
  /** Unix ms. */
  agora(): number;
}

/** Refunds that the bank makes (P21), from its being asked to its last word. */
export interface Devolucoes {
  /** Asks the bank for what is to be given back of a sale, each once; what it has not done yet is asked about until it has. */
  devolver(vendaUid: string): Promise<void>;
  /** Is it done by now? Asks again later where the bank has not said. */
  conferir(linhaUid: string, vez: number, tentativa: number): Promise<void>;
  /** The bank tells of refunds as of money: what it says of ours is looked at at once. */
  ouvir(recebidos: readonly Pick<Recebimento, 'devolucoes'>[]): Promise<void>;
}

export const CONFERIR_DEVOLUCAO = 'conferir-devolucao';
/** How long until it is asked about again, by how often it was; the last one goes on. */
const ESPERAS_MS = [15_000, 60_000, 300_000, 1_800_000, 7_200_000, 21_600_000];
const MAXIMO_DE_TENTATIVAS = 60;

const RECUSADA = 'O banco não aceitou devolver. Confira o prazo de 90 dias e devolva à mão.';
const SEM_BANCO = 'A marca não tem mais o banco por onde este pagamento veio. Devolva à mão.';
const NAO_REALIZADA = 'O banco não conseguiu devolver: a conta de quem pagou não recebeu. Devolva à mão.';

/** What the bank or card provider has of a refund: made, refused for good, or neither yet. */
type Palavra = { feita: true } | { feita: false; motivo: string } | null;

export function criarDevolucoes({ registros, bancos, mudar, fila, agora }: Dependencias): Devolucoes {
  const vendas = registros.colecao(VENDAS);
  const recebimentos = registros.colecao(RECEBIMENTOS);

  const origemDe = async (venda: Venda, linha: Pagamento) => {
    const paga = venda.pagamentos.find(({ uid }) => uid === linha.estornoDe);
    return paga?.recebimento ? recebimentos.obter(SISTEMA, paga.recebimento) : null;
  };
  const doPix = ({ status, motivo }: Devolucao): Palavra =>
    status === 'DEVOLVIDO'
      ? { feita: true }
      : status === 'NAO_REALIZADO'
        ? { feita: false, motivo: motivo ?? NAO_REALIZADA }
        : null;

  /** Asks, or asks about it: both are safe as often as they are done. */
  const perguntar = async (venda: Venda, linha: Pagamento, pedir: boolean): Promise<Palavra> => {
    const origem = await origemDe(venda, linha);
    const [id, centavos] = [referenciaDaDevolucao(linha.uid, linha.devolucao!.vez), -linha.valor];
    if (linha.tipo === 'PIX') {
      const pix = await bancos.pix(venda.hotsiteId);
      if (pix?.tipo !== 'dinamico' || origem === null) return { feita: false, motivo: SEM_BANCO };
      const e2eid = origem.idNoProvedor;
      return doPix(
        await (pedir
          ? pix.recebedor.devolver(e2eid, id, centavos)
          : pix.recebedor.consultarDevolucao(e2eid, id)),
      );
    }
    const emUso = await bancos.cartao(venda.hotsiteId);
    if (emUso === null || origem?.provedor !== `cartao:${emUso.integracaoUid}`)
      return { feita: false, motivo: SEM_BANCO };
    await emUso.cartao.estornar(origem.idNoProvedor, id, centavos);
    return { feita: true };
  };

  const concluir = async (vendaUid: string, linha: Pagamento, palavra: NonNullable<Palavra>) => {
    const { uid, devolucao } = linha;
    const motivo = palavra.feita ? null : palavra.motivo.slice(0, 300);
    const dita = { vez: devolucao!.vez, feita: palavra.feita, motivo, em: new Date(agora()).toISOString() };
    await mudar({ acesso: SISTEMA }, vendaUid, (antes) => concluirDevolucao(antes, uid, dita));
  };
  const depois = (linhaUid: string, vez: number, tentativa: number): Promise<void> =>
    fila.enfileirar({
      ...{ nome: CONFERIR_DEVOLUCAO, carga: { linhaUid, vez, tentativa } },
      chave: `${linhaUid}:${vez}:${tentativa}`,
      quando: agora() + ESPERAS_MS[Math.min(tentativa, ESPERAS_MS.length - 1)]!,
    });

  const levar = async (venda: Venda, linha: Pagamento, pedir: boolean, tentativa: number): Promise<void> => {
    const { uid, devolucao } = linha;
    const palavra = await perguntar(venda, linha, pedir).catch((erro: unknown): Palavra => {
      // Refused by a rule of the bank it stays refused; of anything else nobody knows, and it is asked again.
      if (falhou(erro, 'recusado', 'nao-encontrado')) return { feita: false, motivo: RECUSADA };
      throw comoErroDoBanco(erro);
    });
    if (palavra !== null) return concluir(venda.uid, linha, palavra);
    if (tentativa < MAXIMO_DE_TENTATIVAS) await depois(uid, devolucao!.vez, tentativa);
  };
  const pedidas = ({ pagamentos }: Venda): Pagamento[] =>
    pagamentos.filter(
      ({ devolucao, situacao }) => devolucao?.situacao === 'PEDIDA' && situacao === 'CADASTRADO',
    );

  const devolucoes: Devolucoes = {
    async devolver(vendaUid) {
      const venda = await vendas.obter(SISTEMA, vendaUid);
      for (const linha of venda === null ? [] : pedidas(venda)) await levar(venda!, linha, true, 0);
    },
    async conferir(linhaUid, vez, tentativa) {
      const venda = await vendaComPagamento(vendas, SISTEMA, linhaUid);
      const linha = venda && pedidas(venda).find(({ uid }) => uid === linhaUid);
      if (!linha || linha.devolucao!.vez !== vez) return;
      await levar(venda!, linha, false, tentativa + 1);
    },
    async ouvir(recebidos) {
      for (const { id } of recebidos.flatMap(({ devolucoes: dele }) => dele)) {
        const nossa = uidDaDevolucao(id);
        // What a notice says is a hint: the bank is asked.
        if (nossa !== null) await devolucoes.conferir(nossa.uid, nossa.vez, MAXIMO_DE_TENTATIVAS);
      }
    },
  };
  return devolucoes;
}

const carga = z.object({ linhaUid: z.string(), vez: z.number(), tentativa: z.number() });

/** The job that asks the bank about a refund it has not made yet. */
export function registrarDevolucoes(fila: Fila, { conferir }: Devolucoes): void {
  fila.registrar(CONFERIR_DEVOLUCAO, (bruta) => {
    const { linhaUid, vez, tentativa } = carga.parse(bruta);
    return conferir(linhaUid, vez, tentativa);
  });
}
