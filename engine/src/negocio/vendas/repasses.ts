import { instanteDoUid } from '@martelo/shared/identificador';
import { comissaoDoLote, contaDoLote, situacaoDoRepasse } from '@martelo/shared/pos-venda/repasse';
import type { ItemVenda, Venda } from '@martelo/shared/venda';
import { SEM_REMOVIDOS } from '../../api/recurso/politica.ts';
import { COMISSOES_COMITENTE } from '../../casa/comissao-comitente.ts';
import { COMITENTES } from '../../casa/comitente.ts';
import { REPASSES } from '../../casa/repasse.ts';
import { VEICULOS } from '../../casa/veiculo.ts';
import { LEILOES } from '../../leituras/registros/leilao.ts';
import { LOTES } from '../../leituras/registros/lote.ts';
import { VENDAS } from '../../leituras/registros/venda.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { semCarimbos } from '../../records/campos.ts';
import { deNovoSeMudou, ValorEmUso } from '../../records/conflitos.ts';
import type { Registros } from '../../records/records.ts';

/**
 * Brings what the consignors of a sale's lots get to what the sale is now, however often it is asked. The first time writes down whose the
 * lot was and by which commission it was sold; both stay, whatever becomes of lot, consignor or agreement.
 */
export type AcertarRepasses = (vendaUid: string) => Promise<void>;

export function criarAcertarRepasses(registros: Registros): AcertarRepasses {
  const vendas = registros.colecao(VENDAS);
  const repasses = registros.colecao(REPASSES);

  /** What was agreed on a lot; null where no registered consignor sells it. */
  const combinadoDe = async (venda: Venda, { lelUid }: ItemVenda) => {
    const lote = await registros.colecao(LOTES).obter(SISTEMA, lelUid);
    const leilao = await registros.colecao(LEILOES).obter(SISTEMA, venda.leiUid);
    const { comitente, veiculo } = lote?.dados ?? {};
    if (comitente?.comId === undefined || leilao === null) return null;
    const achado = await registros.colecao(COMITENTES).obterPor(SISTEMA, 'id', comitente.comId);
    // Lots taken in before consignors were asked for their brand may name another's.
    if (achado === null || !achado.hotsites.some((id) => leilao.hotsites.includes(id))) return null;
    const doEstoque = veiculo?.uid ? await registros.colecao(VEICULOS).obter(SISTEMA, veiculo.uid) : null;
    const carteiraId = doEstoque?.comId === achado.id ? (doEstoque.carteiraId ?? null) : null;
    const marcas = [venda.hotsiteId, ...leilao.hotsites];
    const doComitente = { tipo: 'exata', campo: 'comId', valor: achado.id } as const;
    const comissoes = await Array.fromAsync(
      registros.colecao(COMISSOES_COMITENTE).percorrer(SISTEMA, { filtros: [doComitente, SEM_REMOVIDOS] }),
    );
    const quando = {
      ...{ carteiraId, entrouEm: instanteDoUid(lelUid), vendidoEm: Date.parse(venda.dataVenda) },
    };
    // Agreed to on the brand that sold it; else on one of those whose auction it was.
    for (const marca of marcas) {
      const comissao = comissaoDoLote(
        comissoes.filter(({ hotsiteId }) => hotsiteId === marca),
        quando,
      );
      if (comissao !== null) return { comitente: achado, carteiraId, comissao };
    }
    return { comitente: achado, carteiraId, comissao: null };
  };

  const acertarLote = async (venda: Venda, item: ItemVenda): Promise<void> => {
    const agora = {
      ...{ situacao: situacaoDoRepasse(venda), vendaUid: venda.uid, vendaId: venda.id },
      valorLance: item.valorLance,
    };
    const antes = await repasses.obter(SISTEMA, item.uid);
    if (antes !== null) {
      const depois = { ...semCarimbos(antes), ...agora, ...contaDoLote(item.valorLance, antes) };
      if (JSON.stringify(depois) !== JSON.stringify(semCarimbos(antes)))
        await repasses.salvar(SISTEMA, depois, antes.revisao);
      return;
    }
    const combinado = await combinadoDe(venda, item);
    if (combinado === null) return;
    const { comitente, carteiraId, comissao } = combinado;
    const { porcentagem = 0, fixo = 0 } = comissao ?? {};
    await repasses.inserir(SISTEMA, {
      ...{ uid: item.uid, id: await registros.proximoId(REPASSES.declaracao.nome) },
      ...{ hotsiteId: venda.hotsiteId, leiUid: venda.leiUid, lelUid: item.lelUid },
      ...{ comId: comitente.id, cogId: comitente.cogId ?? null, carteiraId },
      ...{ leilaoNome: venda.leilaoNome, loteNumero: item.loteNumero, loteNome: item.loteNome },
      ...{ comissaoId: comissao?.id ?? null, porcentagem, fixo, vendidoEm: venda.dataVenda },
      ...agora,
      ...contaDoLote(item.valorLance, { porcentagem, fixo }),
    });
  };

  /** Brings a lot to what the sale that it is in says of it. `ler` is asked at each try: a lot may have gone on in another sale. */
  const acertarPela = (ler: () => Promise<Venda | null>, itemUid: string): Promise<void> =>
    deNovoSeMudou(async () => {
      const venda = await ler();
      const item = venda?.itens.find(({ uid }) => uid === itemUid);
      if (!venda || item === undefined || venda.encerramento?.juntadaEm != null) return;
      try {
        await acertarLote(venda, item);
      } catch (erro) {
        // Somebody else wrote it down first, and by the same.
        if (!(erro instanceof ValorEmUso)) throw erro;
        await acertarLote(venda, item);
      }
    });

  /** The sale that a lot that left another one is in; null where it is sold no more. */
  const ondeEsta = async ({ uid, lelUid }: { uid: string; lelUid: string }) => {
    const filtros = [{ tipo: 'exata', campo: 'itens.lelUid', valor: lelUid } as const];
    for await (const venda of vendas.percorrer(SISTEMA, { filtros }))
      if (venda.encerramento?.juntadaEm == null && venda.itens.some((item) => item.uid === uid)) return venda;
    return null;
  };

  /** Of a sale's lots one may have left it: gone on in another, or sold no more, and then nothing is to be had for it. */
  const acertarSaida = (uid: string): Promise<void> =>
    deNovoSeMudou(async () => {
      const antes = await repasses.obter(SISTEMA, uid);
      if (antes === null) return;
      const venda = await ondeEsta(antes);
      if (venda !== null) return acertarPela(() => vendas.obter(SISTEMA, venda.uid), uid);
      if (antes.situacao !== 'DESFEITO')
        await repasses.salvar(SISTEMA, { ...semCarimbos(antes), situacao: 'DESFEITO' }, antes.revisao);
    });

  return async (vendaUid) => {
    const ler = () => vendas.obter(SISTEMA, vendaUid);
    const venda = await ler();
    const itens = venda === null || venda.encerramento?.juntadaEm != null ? [] : venda.itens;
    for (const { uid } of itens) await acertarPela(ler, uid);
    const daVenda = [{ tipo: 'exata', campo: 'vendaUid', valor: vendaUid } as const];
    const escritos = await Array.fromAsync(repasses.percorrer(SISTEMA, { filtros: daVenda }));
    for (const { uid } of escritos) if (!itens.some((item) => item.uid === uid)) await acertarSaida(uid);
  };
}
