import type { Avisar } from '@martelo/shared/avisos/avisar';
import { ErroMartelo } from '@martelo/shared/erros';
import type { Filtro } from '@martelo/shared/filtro';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import { vendaCriada } from '@martelo/shared/pos-venda/avisos';
import { derivarVenda, type VendaEscrita } from '@martelo/shared/pos-venda/derivar';
import { agrupaSozinha, comTudoDe, dividir, podeMexer } from '@martelo/shared/pos-venda/juntar';
import { podeCancelar } from '@martelo/shared/pos-venda/pagamentos';
import { descontosCabem } from '@martelo/shared/pos-venda/segunda-pessoa';
import { semCobranca } from '@martelo/shared/pos-venda/situacao';
import { formatarReais } from '@martelo/shared/reais';
import { SEM_AVISOS_DE_PRAZO, type Venda } from '@martelo/shared/venda';
import { type Identificacao, uidDoComando } from '../../api/comando.ts';
import { efeitosDaMudanca } from '../../api/recurso/efeitos.ts';
import type { PedidoDeMudanca } from '../../api/recurso/mudar-registro.ts';
import type { Chamador } from '../../api/rota.ts';
import { AGENDAMENTOS } from '../../leituras/registros/agendamento.ts';
import { VENDAS } from '../../leituras/registros/venda.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { semCarimbos } from '../../records/campos.ts';
import { ValorEmUso } from '../../records/conflitos.ts';
import { criarExclusivo } from '../../records/exclusivo.ts';
import { autorDe } from '../../records/politica.ts';
import type { Acesso, Registro, Registros } from '../../records/records.ts';
import type { Numerador } from '../leilao/numerador.ts';
import { encerrar } from './encerrar.ts';
import { extrasDoItem } from './extras.ts';
import type { MudarVenda } from './mudar.ts';

interface Dependencias {
  registros: Registros;
  /** As `criarMudarVenda` gives it: sales half split off are what this room has to change. */
  mudar: MudarVenda;
  hotsitePorId(id: number): Pick<RegrasHotsite, 'agruparVendas'> | null;
  avisar: Avisar;
  /** A sale has its lot's number; one that was split off takes one that no lot has. */
  numeros: Numerador;
  /** Unix ms. */
  agora(): number;
}

/** Joins and splits a client's sales of one auction (P2). Of two records each is written alone: what is half done is finished by an effect. */
export interface Juncoes {
  /** @throws ErroMartelo VENDAS_NAO_SE_JUNTAM, VENDA_COM_PAGAMENTO, VENDA_COM_RETIRADA, VENDA_NAO_AGUARDA_PAGAMENTO */
  agrupar(
    chamador: Chamador,
    comando: Identificacao,
    destino: Registro<Venda>,
    outras: readonly Registro<Venda>[],
  ): Promise<Registro<Venda>>;
  /**
   * Takes some of a sale's lots out of it, into a sale of their own.
   * @throws ErroMartelo NAO_ENCONTRADO, SEPARACAO_VAZIA, VENDA_COM_PAGAMENTO, VENDA_COM_RETIRADA, VENDA_NAO_AGUARDA_PAGAMENTO
   */
  desmembrar(
    chamador: Chamador,
    comando: Identificacao,
    venda: Registro<Venda>,
    itens: readonly string[],
  ): Promise<Registro<Venda>>;
  /** Has a win go on in its buyer's oldest open sale of the auction, where the brand wants that; does nothing where there is none. */
  agruparSozinha(vendaUid: string): Promise<void>;
  /** Brings what was joined into the sale that it goes on in. */
  juntar(vendaUid: string): Promise<void>;
  /** Takes what has a sale of its own out of the one that it was in. */
  separar(vendaUid: string): Promise<void>;
  /** Finishes a sale's splitting off, where a process died at it; nothing else may become of the sale before. */
  inteirar(vendaUid: string): Promise<void>;
}

/** Changes sales that have left the one that they were split off: one that was ended before would leave its lots owed in the other. */
export const mudarInteiras =
  (mudar: MudarVenda, { inteirar }: Pick<Juncoes, 'inteirar'>): MudarVenda =>
  async (pedido, vendaUid, mudanca) => {
    await inteirar(vendaUid);
    return mudar(pedido, vendaUid, mudanca);
  };

/** What it was to go on in may itself go on elsewhere; more often than this is a mistake of ours. */
const TENTATIVAS = 10;

export function criarJuncoes({
  registros,
  mudar,
  hotsitePorId,
  avisar,
  numeros,
  agora,
}: Dependencias): Juncoes {
  const vendas = registros.colecao(VENDAS);
  const agendamentos = registros.colecao(AGENDAMENTOS);
  const exclusivo = criarExclusivo(registros, agora);

  /** A sale that was split off is not moved on before its lots have left the one that they were in. */
  const inteira = async (venda: Registro<Venda>): Promise<Registro<Venda>> => {
    if (venda.separadaDe === null) return venda;
    // They have left, and their buyer knows: whoever changes it later has nothing to finish, and nothing to tell again.
    if ((await vendas.obter(SISTEMA, venda.separadaDe))?.separadas?.includes(venda.uid)) return venda;
    await juncoes.separar(venda.uid);
    return (await vendas.obter(SISTEMA, venda.uid))!;
  };

  /** A slot is held for a purchase by its number, which stands on its code and papers: it is given back first. @throws VENDA_COM_RETIRADA */
  const exigirSemRetirada = async ({ uid, id }: Registro<Venda>): Promise<void> => {
    const filtros: Filtro[] = [
      { tipo: 'exata', campo: 'vendaUid', valor: uid },
      { tipo: 'multipla', campo: 'situacao', valores: ['AGENDADO', 'ENTREGUE'] },
    ];
    for await (const _ of agendamentos.percorrer(SISTEMA, { filtros }))
      throw new ErroMartelo('VENDA_COM_RETIRADA', { vendaId: id });
  };

  /** The sale that one goes on in, itself where it was joined to none. */
  const ondeSegue = async (vendaUid: string): Promise<string> => {
    const seguinte = (await vendas.obter(SISTEMA, vendaUid))?.encerramento?.juntadaEm;
    return seguinte == null ? vendaUid : ondeSegue(seguinte);
  };

  /** Has a sale go on in another, if `cabe` still says so of it. */
  const encerrarNa = (
    destino: Registro<Venda>,
    pedido: PedidoDeMudanca,
    vendaUid: string,
    cabe: (antes: Venda) => boolean,
  ) =>
    mudar(pedido, vendaUid, (antes) =>
      cabe(antes)
        ? {
            ...antes,
            encerramento: {
              ...{ como: 'Cancelada', motivo: `Juntada à compra nº ${destino.id}.`, multa: null },
              ...{ em: new Date(agora()).toISOString(), por: autorDe(pedido.acesso) },
              juntadaEm: destino.uid,
            },
          }
        : antes,
    );

  /** Older first; of two made in one instant the one with the smaller number. */
  const antesDe = (uma: Venda, outra: Venda): boolean =>
    uma.dataVenda === outra.dataVenda ? uma.id < outra.id : uma.dataVenda < outra.dataVenda;

  /** The oldest of the buyer's sales of the auction that this one may go on in. */
  const maisAntiga = async (venda: Registro<Venda>): Promise<Registro<Venda> | null> => {
    const filtros: Filtro[] = [
      { tipo: 'exata', campo: 'cliUid', valor: venda.cliUid },
      { tipo: 'exata', campo: 'leiUid', valor: venda.leiUid },
    ];
    let achada: Registro<Venda> | null = null;
    for await (const outra of vendas.percorrer(SISTEMA, { filtros })) {
      const cabe =
        outra.hotsiteId === venda.hotsiteId &&
        antesDe(outra, venda) &&
        agrupaSozinha(outra, agora()) &&
        descontosCabem([outra.valorDesconto, venda.valorDesconto]);
      if (cabe && (achada === null || antesDe(outra, achada))) achada = outra;
    }
    return achada;
  };

  /** A sale that was split off, once its lots have left. @throws ErroMartelo ESTADO_MUDOU where they never did: somebody was faster */
  const separada = async (acesso: Acesso, uid: string): Promise<Registro<Venda>> => {
    await juncoes.separar(uid);
    const nova = (await vendas.obter(acesso, uid))!;
    const origem = nova.separadaDe === null ? null : await vendas.obter(SISTEMA, nova.separadaDe);
    if (!(origem?.separadas ?? []).includes(uid)) throw new ErroMartelo('ESTADO_MUDOU');
    return nova;
  };

  const juncoes: Juncoes = {
    async agrupar(chamador, comando, lida, lidas) {
      const [destino, ...outras] = await Promise.all([lida, ...lidas].map(inteira));
      exigirSemPagamento(destino!);
      await exigirSemRetirada(destino!);
      for (const outra of outras) {
        const mesma = outra.cliUid === destino!.cliUid && outra.leiUid === destino!.leiUid;
        if (!mesma || outra.uid === destino!.uid) throw new ErroMartelo('VENDAS_NAO_SE_JUNTAM');
        exigirSemPagamento(outra);
        await exigirSemRetirada(outra);
      }
      exigirDescontoDeUm([destino!, ...outras]);
      const { acesso } = chamador;
      for (const outra of outras) {
        const chave = { ...comando, comandoId: `${comando.comandoId}:${outra.id}`.slice(0, 64) };
        await encerrarNa(destino!, { acesso, comando: chave }, outra.uid, (antes) => {
          exigirSemPagamento(antes);
          return true;
        });
        await juncoes.juntar(outra.uid);
      }
      const junta = (await vendas.obter(acesso, destino!.uid))!;
      // Somebody else's word on one of them came first: it stands as it did.
      if (outras.some(({ uid }) => !junta.juntadas.includes(uid))) throw new ErroMartelo('ESTADO_MUDOU');
      return junta;
    },

    async agruparSozinha(vendaUid) {
      for (let vez = 0; vez < TENTATIVAS; vez++) {
        const venda = await vendas.obter(SISTEMA, vendaUid);
        if (venda === null || !hotsitePorId(venda.hotsiteId)?.agruparVendas) return;
        // Begun before, by a process that died: what is kept beside it finishes it, and so does this.
        if (venda.encerramento?.juntadaEm != null) await juncoes.juntar(vendaUid);
        else if (!agrupaSozinha(venda, agora())) return;
        else {
          const destino = await maisAntiga(venda);
          if (destino === null) return;
          const sozinha = (antes: Venda) => agrupaSozinha(antes, agora());
          await encerrarNa(destino, { acesso: SISTEMA }, vendaUid, sozinha);
          await juncoes.juntar(vendaUid);
        }
        const depois = await vendas.obter(SISTEMA, vendaUid);
        if (depois?.encerramento != null) return;
      }
    },

    async juntar(vendaUid) {
      const juntada = await vendas.obter(SISTEMA, vendaUid);
      const destino = juntada?.encerramento?.juntadaEm;
      if (!juntada || !destino) return;
      // A split that was taken back: its lots never left, and nothing of it is to be brought there but what was paid for it meanwhile.
      const nuncaSaiu =
        juntada.separadaDe === destino &&
        !((await vendas.obter(SISTEMA, destino))?.separadas ?? []).includes(vendaUid);
      if (nuncaSaiu) {
        const dela = semCarimbos(juntada) as Venda;
        await mudar({ acesso: SISTEMA }, await ondeSegue(destino), (antes) =>
          comDinheiroDe(antes, dela, agora()),
        );
        return;
      }
      const sozinha = juntada.encerramento!.por === autorDe(SISTEMA);
      // Of either a discount may have been given since somebody looked.
      const cabe = (antes: Venda) =>
        (sozinha ? agrupaSozinha(antes, agora()) : podeMexer(antes)) &&
        descontosCabem([antes.valorDesconto, juntada.valorDesconto]);
      const { venda } = await mudar({ acesso: SISTEMA }, destino, (antes) =>
        cabe(antes) ? comTudoDe(antes, semCarimbos(juntada) as Venda) : antes,
      );
      // Brought there, now or before; what became of it since is another matter.
      if (venda.juntadas.includes(vendaUid)) return;
      // The other came to nothing or was paid meanwhile: this one stands again, alone.
      await mudar({ acesso: SISTEMA }, vendaUid, (antes) =>
        antes.encerramento?.juntadaEm === destino ? { ...antes, encerramento: null } : antes,
      );
    },

    desmembrar: (chamador, comando, lida, itens) =>
      // Two at once would both be made, and one of them undone again.
      exclusivo([`separar/${lida.uid}`], () => desmembrarSozinha(chamador, comando, lida, itens)),
    async inteirar(vendaUid) {
      const venda = await vendas.obter(SISTEMA, vendaUid);
      if (venda !== null) await inteira(venda);
    },

    async separar(vendaUid) {
      const separada = await vendas.obter(SISTEMA, vendaUid);
      if (separada?.separadaDe == null || separada.encerramento !== null) return;
      const uids = new Set(separada.itens.map(({ uid }) => uid));
      let cabe = true;
      const em = new Date(agora()).toISOString();
      await mudar({ acesso: SISTEMA }, separada.separadaDe, (antes) => {
        cabe = true;
        // Left before; what came together again since is another matter.
        if ((antes.separadas ?? []).includes(vendaUid)) return antes;
        const { ficam, saem } = dividir(antes, uids, extrasDoItem);
        cabe =
          podeMexer(antes) &&
          ficam.itens.length > 0 &&
          saem.itens.length === uids.size &&
          saem.valorDesconto === separada.valorDesconto;
        const separadas = [...(antes.separadas ?? []), vendaUid];
        return cabe ? { ...antes, ...ficam, separadas } : antes;
      });
      const { hotsiteId, cliUid, separadaDe } = separada;
      // It is theirs from now on, with a deadline of its own. Told again by who finishes what died here, it is the same message.
      if (cabe)
        return avisar('venda-criada', {
          ...{ hotsiteId, cliUid, dados: vendaCriada(separada) },
          chave: `${vendaUid}:separada`,
        });
      // Paid meanwhile, or over: the lots stay where they were.
      await mudar({ acesso: SISTEMA }, vendaUid, (antes) =>
        antes.encerramento === null
          ? {
              ...antes,
              pagamentos: antes.pagamentos.map((linha) =>
                podeCancelar(linha) ? { ...linha, canceladoEm: em } : linha,
              ),
              encerramento: {
                ...{ como: 'Cancelada', motivo: 'A compra de que sairia mudou antes.', por: 'sistema' },
                ...{ em, juntadaEm: separadaDe, multa: null },
              },
            }
          : antes,
      );
    },
  };
  const desmembrarSozinha: Juncoes['desmembrar'] = async ({ acesso, hotsite }, comando, lida, itens) => {
    const uid = uidDoComando(comando);
    const feita = await vendas.obter(acesso, uid);
    if (feita !== null) return separada(acesso, uid);
    const venda = await inteira((await vendas.obter(SISTEMA, lida.uid)) ?? lida);
    exigirSemPagamento(venda);
    await exigirSemRetirada(venda);
    const uids = new Set(itens);
    const { saem } = dividir(venda, uids, extrasDoItem);
    if (saem.itens.length !== uids.size) throw new ErroMartelo('NAO_ENCONTRADO');
    if (saem.itens.length === venda.itens.length) throw new ErroMartelo('SEPARACAO_VAZIA');
    const base = semCarimbos(venda) as Venda;
    const nova = derivarVenda({
      ...{ ...base, ...saem },
      ...{ uid, id: await numeros.proximo() },
      ...{ pagamentos: [], comandos: [], separadaDe: venda.uid, juntadas: [], separadas: [] },
      extrasRetirados: [],
      avisosDePrazo: SEM_AVISOS_DE_PRAZO,
    });
    const mudanca = { ato: 'criar', antes: null, depois: nova as never };
    const efeitos = efeitosDaMudanca(VENDAS as never, mudanca, { acesso, hotsite }, agora());
    await vendas.inserir(SISTEMA, nova, efeitos).catch((erro) => {
      if (!(erro instanceof ValorEmUso)) throw erro;
    });
    return separada(acesso, uid);
  };
  return juncoes;
}

/**
 * With the rows of another that hold money, or a proof of it; where the sale has come to nothing itself, it goes back as the rest of it does
 * (P21). @param em Unix ms
 */
function comDinheiroDe(venda: Venda, outra: Venda, em: number): VendaEscrita {
  const tem = new Set(venda.pagamentos.map(({ uid }) => uid));
  const vindas = outra.pagamentos.filter(
    (linha) => linha.canceladoEm === null && !podeCancelar(linha) && !tem.has(linha.uid),
  );
  if (vindas.length === 0) return venda;
  const junto = { ...venda, pagamentos: [...venda.pagamentos, ...vindas] };
  const fim = venda.encerramento;
  return fim === null ? junto : { ...encerrar(junto, { ...fim, em }), encerramento: fim };
}

/** @throws ErroMartelo VENDA_NAO_AGUARDA_PAGAMENTO, VENDA_COM_PAGAMENTO */
function exigirSemPagamento(venda: Venda): void {
  if (semCobranca(venda.situacao)) throw new ErroMartelo('VENDA_NAO_AGUARDA_PAGAMENTO');
  if (!podeMexer(venda)) throw new ErroMartelo('VENDA_COM_PAGAMENTO');
}

/** Small discounts add up: what needs a second person asked for at once (P10) is not put together out of parts. @throws ErroMartelo DESCONTOS_SOMADOS */
function exigirDescontoDeUm(juntas: readonly Venda[]): void {
  const descontos = juntas.map(({ valorDesconto }) => valorDesconto);
  if (descontosCabem(descontos)) return;
  const soma = descontos.reduce((total, valor) => total + valor, 0);
  throw new ErroMartelo('DESCONTOS_SOMADOS', { soma: formatarReais(soma) });
}
