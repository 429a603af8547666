import { hash } from 'node:crypto';
import { type CodigoErro, ErroMartelo } from '@martelo/shared/erros';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import { uuidv7De } from '@martelo/shared/identificador';
import {
  type Dinheiro,
  receberNaLinha,
  receberParaDevolver,
  receberPorDecisao,
} from '@martelo/shared/pos-venda/receber';
import { type DinheiroRecebido, dinheiroRecebido } from '@martelo/shared/recebimento';
import type { Venda } from '@martelo/shared/venda';
import type { z } from 'zod';
import { efeitosDe } from '../../api/recurso/mudar-registro.ts';
import type { Chamador } from '../../api/rota.ts';
import { RECEBIMENTOS } from '../../casa/credito-sem-destino.ts';
import { VENDAS, vendaComPagamento } from '../../leituras/registros/venda.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { semCarimbos } from '../../records/campos.ts';
import { deNovoSeMudou, ValorEmUso } from '../../records/conflitos.ts';
import type { Registro, Registros } from '../../records/records.ts';
import type { MudarVenda } from './mudar.ts';
import type { MeiosDePagamento } from './pagar.ts';

interface Dependencias {
  registros: Registros;
  mudar: MudarVenda;
  meios: Pick<MeiosDePagamento, 'ehDoComprador'>;
  hotsitePorId(id: number): RegrasHotsite | null;
  /** Unix ms. */
  agora(): number;
}

export type Recebimento = Registro<z.infer<(typeof RECEBIMENTOS)['schema']>>;

/** Where money that comes by itself comes in (P9). */
export interface Recebimentos {
  /**
   * Keeps what banks tell of, each thing once, and puts it where it belongs. Resolves when all of it is durable: then the bank may be told
   * that it was heard. What was kept and not yet put anywhere, because the process died, is done by its effect.
   */
  receber(recebidos: readonly DinheiroRecebido[]): Promise<void>;
  aplicar(uid: string): Promise<void>;
  /** The bank takes back what nobody has put anywhere: it is no credit. What was given a destination is left to people. */
  desfazer(de: Pick<DinheiroRecebido, 'provedor' | 'idNoProvedor'>, motivo: string): Promise<void>;
  /**
   * A person says which sale a credit is for.
   * @throws ErroMartelo ESTADO_MUDOU, REVISAO_DESATUALIZADA when somebody else has decided, VENDA_NAO_AGUARDA_PAGAMENTO
   */
  destinar(
    quem: Pick<Chamador, 'acesso'>,
    credito: Recebimento,
    destino: { vendaUid: string; motivo: string; proprio: boolean | null },
  ): Promise<void>;
  /**
   * A person says that a credit goes back, by the sale that it names, which takes none any more.
   * @throws ErroMartelo ESTADO_MUDOU, REVISAO_DESATUALIZADA when somebody else has decided, ALTERACAO_NAO_PERMITIDA where the sale still waits for money
   */
  devolver(
    quem: Pick<Chamador, 'acesso'>,
    credito: Recebimento,
    destino: { venda: Registro<Venda>; motivo: string },
  ): Promise<void>;
}

export function criarRecebimentos({
  registros,
  mudar,
  meios,
  hotsitePorId,
  agora,
}: Dependencias): Recebimentos {
  const recebimentos = registros.colecao(RECEBIMENTOS);
  const vendas = registros.colecao(VENDAS);
  const efeitos = efeitosDe(RECEBIMENTOS, { hotsitePorId, agora });

  /** @returns its uid; null when it was known */
  const guardar = async (enviado: DinheiroRecebido): Promise<string | null> => {
    const recebido = dinheiroRecebido.parse(enviado);
    const chave = `${recebido.provedor}:${recebido.idNoProvedor}`;
    const uid = uuidv7De(Date.parse(recebido.em), hash('sha256', `recebimento:${chave}`));
    // Told again, as most banks do: nothing is written.
    if ((await recebimentos.obter(SISTEMA, uid)) !== null) return null;
    const doc = {
      ...recebido,
      ...{ uid, id: await registros.proximoId('recebimento'), chave },
      ...({ situacao: 'RECEBIDO', motivo: null, vendaUid: null } as const),
    };
    try {
      await recebimentos.inserir(SISTEMA, doc, efeitos(SISTEMA, null, doc));
      return uid;
    } catch (erro) {
      if (erro instanceof ValorEmUso) return null;
      throw erro;
    }
  };

  /** Writes down where it went; whoever comes second finds that it is there. */
  const concluir = async (
    { uid }: Recebimento,
    destino:
      | { situacao: 'APLICADO'; vendaUid: string }
      | { situacao: 'SEM_DESTINO'; motivo: string; vendaUid?: null },
  ): Promise<void> => {
    const atual = await recebimentos.obter(SISTEMA, uid);
    if (atual?.situacao !== 'RECEBIDO') return;
    // What nothing came of is decided anew.
    const depois = {
      ...(destino.situacao === 'APLICADO' ? semCarimbos(atual) : semDecisao(atual)),
      ...destino,
    };
    await recebimentos.salvar(SISTEMA, depois as never, atual.revisao).catch((erro) => {
      if (!(erro instanceof ErroMartelo) || erro.codigo !== 'REVISAO_DESATUALIZADA') throw erro;
    });
  };

  /** A person said which sale it is for; where that one takes none any more, they have to look again. */
  const aplicarPorDecisao = async (recebido: Recebimento, vendaUid: string): Promise<void> => {
    const dinheiro = comoDinheiro(recebido);
    try {
      const { motivo, devolver } = recebido;
      await mudar({ acesso: SISTEMA }, vendaUid, (antes) =>
        devolver === true
          ? receberParaDevolver(antes, dinheiro, devolucaoDe(recebido))
          : receberPorDecisao(antes, dinheiro, motivo),
      );
      await concluir(recebido, { situacao: 'APLICADO', vendaUid });
    } catch (erro) {
      if (!(erro instanceof ErroMartelo) || !NAO_RECEBE.has(erro.codigo)) throw erro;
      await concluir(recebido, { situacao: 'SEM_DESTINO', motivo: erro.message, vendaUid: null });
    }
  };

  const devolucaoDe = ({ uid, motivo, em }: Pick<Recebimento, 'uid' | 'motivo' | 'em'>) => ({
    devolucaoUid: uuidv7De(Date.parse(em), hash('sha256', `devolucao:${uid}`)),
    ...{ motivo, em: new Date(agora()).toISOString() },
  });

  // By name and not by `this`: a call may be taken out of it.
  const quemRecebe: Recebimentos = {
    async receber(recebidos) {
      const novos = await Promise.all(recebidos.map(guardar));
      // Kept: what cannot be put now is put by its effect.
      await Promise.all(novos.map((uid) => (uid === null ? null : quemRecebe.aplicar(uid).catch(() => {}))));
    },
    async aplicar(uid) {
      const recebido = await recebimentos.obter(SISTEMA, uid);
      if (recebido?.situacao !== 'RECEBIDO') return;
      const { pagamentoUid, hotsiteId, vendaUid } = recebido;
      if (vendaUid !== null) return aplicarPorDecisao(recebido, vendaUid);
      const venda = pagamentoUid && (await vendaComPagamento(vendas, SISTEMA, pagamentoUid));
      if (!venda || venda.hotsiteId !== hotsiteId)
        return concluir(recebido, {
          situacao: 'SEM_DESTINO',
          motivo: 'Não cita nenhum pagamento conhecido.',
        });
      if (recebido.semTitulo)
        return concluir(recebido, {
          ...({ situacao: 'SEM_DESTINO' } as const),
          motivo: `Pago depois da baixa, ou sem registro no banco: diga se é da compra ${venda.id}.`,
        });
      // The bank is asked whose account it came from; while it cannot say, this is tried again.
      const proprio =
        recebido.tipo === 'PIX' && recebido.proprio === null
          ? await meios.ehDoComprador(venda, recebido)
          : recebido.proprio;
      const dinheiro = { ...comoDinheiro(recebido), proprio };
      let cabe = true;
      await mudar({ acesso: SISTEMA }, venda.uid, (antes) => {
        const depois = receberNaLinha(antes, pagamentoUid, dinheiro);
        cabe = depois !== null;
        return depois ?? antes;
      });
      await concluir(
        recebido,
        cabe
          ? { situacao: 'APLICADO', vendaUid: venda.uid }
          : { situacao: 'SEM_DESTINO', motivo: `A compra ${venda.id} não recebe mais este pagamento.` },
      );
    },
    async desfazer({ provedor, idNoProvedor }, motivo) {
      await deNovoSeMudou(async () => {
        const veio = await recebimentos.obterPor(SISTEMA, 'chave', `${provedor}:${idNoProvedor}`);
        const solto = veio?.situacao === 'SEM_DESTINO' || veio?.situacao === 'RECEBIDO';
        if (veio === null || !solto || veio.vendaUid !== null || veio.pagamentoUid !== null) return;
        const depois = { ...semCarimbos(veio), situacao: 'DEVOLVIDO', motivo: motivo.slice(0, 300) };
        await recebimentos.salvar(SISTEMA, depois as never, veio.revisao);
      });
    },
    async destinar({ acesso }, credito, destino) {
      if (credito.situacao !== 'SEM_DESTINO') throw new ErroMartelo('ESTADO_MUDOU');
      const depois = { ...semDecisao(credito), ...destino, situacao: 'RECEBIDO' as const };
      // Decided and kept by one write: of two who decide at once one is told that the other did.
      await recebimentos.salvar(acesso, depois, credito.revisao, efeitos(acesso, credito, depois));
      await quemRecebe.aplicar(credito.uid);
      const { situacao } = (await recebimentos.obter(SISTEMA, credito.uid))!;
      if (situacao !== 'APLICADO') throw new ErroMartelo('VENDA_NAO_AGUARDA_PAGAMENTO');
    },
    async devolver({ acesso }, credito, { venda, motivo }) {
      if (credito.situacao !== 'SEM_DESTINO') throw new ErroMartelo('ESTADO_MUDOU');
      const decidido = { vendaUid: venda.uid, motivo, devolver: true } as const;
      const depois = { ...semCarimbos(credito), ...decidido, situacao: 'RECEBIDO' as const };
      // What the sale refuses is refused before anything is decided.
      receberParaDevolver(semCarimbos(venda) as Venda, comoDinheiro(credito), devolucaoDe(depois));
      await recebimentos.salvar(acesso, depois, credito.revisao, efeitos(acesso, credito, depois));
      await quemRecebe.aplicar(credito.uid);
      const { situacao } = (await recebimentos.obter(SISTEMA, credito.uid))!;
      if (situacao !== 'APLICADO') throw new ErroMartelo('ESTADO_MUDOU');
    },
  };
  return quemRecebe;
}

const semDecisao = (recebido: Recebimento) => {
  const { devolver: _, ...sem } = semCarimbos(recebido);
  return sem;
};
/** What a sale may say to money that a person has decided about: it stays a credit. */
const NAO_RECEBE: ReadonlySet<CodigoErro> = new Set([
  'VENDA_NAO_AGUARDA_PAGAMENTO',
  'ALTERACAO_NAO_PERMITIDA',
]);

export const comoDinheiro = ({
  uid,
  tipo,
  valor,
  em,
  proprio,
  cartao,
  pagamentoUid,
}: Recebimento): Dinheiro => ({
  ...{ uid, tipo, valor, em, proprio, ...(cartao && { cartao }) },
  ...(tipo === 'BOLETO' && pagamentoUid !== null && { boletoDe: pagamentoUid }),
  linhaUid: uuidv7De(Date.parse(em), hash('sha256', `linha:${uid}`)),
});
