import { hash } from 'node:crypto';
import type { Ocorrencia } from '@martelo/shared/banco/cnab/retorno';
import type { DesfeitaDoBanco } from '@martelo/shared/boleto-emitido';
import { diaEmSaoPaulo } from '@martelo/shared/datas';
import { uuidv7De } from '@martelo/shared/identificador';
import { retirarDaLinha } from '@martelo/shared/pos-venda/devolucao';
import { emPe } from '@martelo/shared/pos-venda/totais';
import type { Pagamento, Venda } from '@martelo/shared/venda';
import { BOLETOS } from '../../casa/boleto.ts';
import { RECEBIMENTOS } from '../../casa/credito-sem-destino.ts';
import { VENDAS, vendaComPagamento } from '../../leituras/registros/venda.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { semCarimbos } from '../../records/campos.ts';
import { deNovoSeMudou } from '../../records/conflitos.ts';
import type { Registro, Registros } from '../../records/records.ts';
import type { Boleto } from './boleto-da-ocorrencia.ts';
import type { MudarVenda } from './mudar.ts';
import { comoDinheiro, type Recebimento, type Recebimentos } from './recebimentos.ts';

interface Dependencias {
  registros: Registros;
  recebimentos: Pick<Recebimentos, 'aplicar'>;
  mudar: MudarVenda;
  /** Unix ms. */
  agora(): number;
}

/**
 * What became of one taking back: off a row, whose sale waits again; a credit that is closed; money that the house had given back itself; or
 * nothing yet, because the payment that it takes back has not come.
 */
export type Desfecho = 'retirado' | 'credito-encerrado' | 'ja-devolvido' | 'a-vir';

/** What the bank takes back of a boleto of ours (535, 539): once for each occurrence, in whichever order files are read. */
export interface DesfazerBoleto {
  /** Safe to repeat. @param dia of the occurrence: "2026-12-04" */
  desfazer(boleto: Boleto, ocorrencia: Ocorrencia, dia: string): Promise<Desfecho>;
  /** What was taken back before its payment came takes this one, if it is that. @returns whether it did */
  desfazerOQueVeio(boletoUid: string, veio: Recebimento): Promise<boolean>;
  /** How much of what a boleto brought could be taken back now: rows and credits. */
  quantosHa(boletoUid: string): Promise<number>;
}

interface Trazido {
  recebido: Recebimento;
  /** Where it went; null of what is a credit, or was given back by hand. */
  onde: { venda: Registro<Venda>; linha: Pagamento } | null;
}

export function criarDesfazerBoleto({ registros, recebimentos, mudar, agora }: Dependencias): DesfazerBoleto {
  const boletos = registros.colecao(BOLETOS);
  const recebidos = registros.colecao(RECEBIMENTOS);
  const vendas = registros.colecao(VENDAS);

  const ondeEsta = async (recebido: Recebimento): Promise<Trazido['onde']> => {
    if (recebido.situacao !== 'APLICADO' || recebido.vendaUid === null) return null;
    const nela = (venda: Registro<Venda> | null) => {
      const linha = venda?.pagamentos.find((uma) => uma.recebimento === recebido.uid);
      return venda && linha ? { venda, linha } : null;
    };
    const direto = nela(await vendas.obter(SISTEMA, recebido.vendaUid));
    if (direto !== null) return direto;
    // Joined to another since: the row went along.
    const linhas = [comoDinheiro(recebido).linhaUid, recebido.pagamentoUid ?? ''];
    for (const uid of linhas) {
      const achada = uid === '' ? null : nela(await vendaComPagamento(vendas, SISTEMA, uid));
      if (achada !== null) return achada;
    }
    return null;
  };

  /** All that came by one boleto, older first. */
  const trazidosPor = async (boletoUid: string): Promise<Trazido[]> => {
    const trazidos: Trazido[] = [];
    const filtro = { tipo: 'exata', campo: 'pagamentoUid', valor: boletoUid } as const;
    for await (const recebido of recebidos.percorrer(SISTEMA, { filtros: [filtro] })) {
      if (!recebido.provedor.startsWith('boleto:')) continue;
      // Kept by a process that died before it put it anywhere.
      if (recebido.situacao === 'RECEBIDO') await recebimentos.aplicar(recebido.uid).catch(() => {});
      const atual = (await recebidos.obter(SISTEMA, recebido.uid)) ?? recebido;
      trazidos.push({ recebido: atual, onde: await ondeEsta(atual) });
    }
    return trazidos.toSorted((um, outro) => um.recebido.em.localeCompare(outro.recebido.em));
  };

  const deDentro = ({ onde }: Trazido): boolean =>
    onde !== null && emPe(onde.linha, onde.venda.pagamentos) > 0;
  const ehCredito = ({ recebido }: Trazido): boolean =>
    recebido.situacao === 'SEM_DESTINO' || recebido.situacao === 'RECEBIDO';

  /**
   * Which of them an occurrence takes back: the last that stands as paid and was paid by that day; else the last that stands; else a credit;
   * else what the house has given back. Null where there is nothing, or all is taken by others.
   */
  const escolher = (
    trazidos: readonly Trazido[],
    dia: string,
    desfeitas: readonly DesfeitaDoBanco[],
  ): Trazido | null => {
    const tomados = new Set(desfeitas.map(({ recebimentoUid }) => recebimentoUid));
    const livres = trazidos.filter(({ recebido }) => !tomados.has(recebido.uid));
    const ateODia = ({ recebido }: Trazido) => diaEmSaoPaulo(recebido.em) <= dia;
    const doBanco = ({ onde }: Trazido) =>
      onde?.venda.pagamentos.some((uma) => uma.estornoDe === onde.linha.uid && uma.origem === 'banco') ??
      false;
    const dadosDeVolta = livres.filter((um) => !deDentro(um) && !ehCredito(um) && !doBanco(um));
    for (const quais of [livres.filter(deDentro), livres.filter(ehCredito), dadosDeVolta]) {
      const achado = quais.findLast(ateODia) ?? quais.at(-1);
      if (achado !== undefined) return achado;
    }
    return null;
  };

  const tirar = async (
    boleto: Pick<Boleto, 'emitidoEm'>,
    recebidoUid: string,
    { chave, descricao }: Pick<DesfeitaDoBanco, 'chave' | 'descricao'>,
  ): Promise<Desfecho> => {
    const motivo = `O banco desfez este pagamento: ${descricao}.`.slice(0, 300);
    const recebido = (await recebidos.obter(SISTEMA, recebidoUid))!;
    if (recebido.situacao === 'SEM_DESTINO' || recebido.situacao === 'RECEBIDO') {
      // Given a purchase in this very moment: it is taken off that.
      await deNovoSeMudou(async () => {
        const atual = (await recebidos.obter(SISTEMA, recebidoUid))!;
        if (atual.situacao !== 'SEM_DESTINO' && atual.situacao !== 'RECEBIDO') return;
        const depois = { ...semCarimbos(atual), situacao: 'DEVOLVIDO', vendaUid: null, motivo };
        await recebidos.salvar(SISTEMA, depois as never, atual.revisao);
      });
      return (await recebidos.obter(SISTEMA, recebidoUid))!.situacao === 'DEVOLVIDO'
        ? 'credito-encerrado'
        : tirar(boleto, recebidoUid, { chave, descricao });
    }
    const onde = await ondeEsta(recebido);
    // By hand, or by this very occurrence, which said why.
    if (onde === null) return recebido.motivo === motivo ? 'credito-encerrado' : 'ja-devolvido';
    const uid = uidDaVolta(boleto, chave);
    const em = new Date(agora()).toISOString();
    let foi = false;
    await mudar({ acesso: SISTEMA }, onde.venda.uid, (antes) => {
      const linha = antes.pagamentos.find((uma) => uma.uid === onde.linha.uid);
      foi = antes.pagamentos.some(
        (uma) => uma.uid === uid || (uma.estornoDe === onde.linha.uid && uma.motivo === motivo),
      );
      if (linha === undefined || foi) return antes;
      const valor = emPe(linha, antes.pagamentos);
      const depois = valor > 0 ? retirarDaLinha(antes, linha.uid, { uid, em, valor, motivo }) : antes;
      foi = depois !== antes;
      return depois;
    });
    return foi ? 'retirado' : 'ja-devolvido';
  };

  /** Written before it is done: whoever finishes what died here takes the same. @returns false where another took it meanwhile */
  const marcar = async (
    boleto: Pick<Boleto, 'uid'>,
    chave: string,
    recebimentoUid: string,
  ): Promise<boolean> => {
    let minha = false;
    await deNovoSeMudou(async () => {
      const atual = (await boletos.obter(SISTEMA, boleto.uid))!;
      const desfeitas = (atual.desfeitas ?? []).map((uma) =>
        uma.chave === chave && uma.recebimentoUid === null ? { ...uma, recebimentoUid } : uma,
      );
      const doOutro = (atual.desfeitas ?? []).some(
        (uma) => uma.chave !== chave && uma.recebimentoUid === recebimentoUid,
      );
      minha =
        !doOutro && desfeitas.some((uma) => uma.chave === chave && uma.recebimentoUid === recebimentoUid);
      if (minha && (atual.desfeitas ?? []).some((uma) => uma.chave === chave && uma.recebimentoUid === null))
        await boletos.salvar(SISTEMA, { ...semCarimbos(atual), desfeitas }, atual.revisao);
    });
    return minha;
  };

  return {
    async desfazer(boleto, { chaveDaOcorrencia: chave, descricao }, dia) {
      const venda = await vendaComPagamento(vendas, SISTEMA, boleto.uid);
      const uid = uidDaVolta(boleto, chave);
      const ha = (await boletos.obter(SISTEMA, boleto.uid))?.desfeitas?.find((uma) => uma.chave === chave);
      // Done before what was taken back was kept with the boleto.
      if (ha === undefined && venda?.pagamentos.some((uma) => uma.uid === uid)) return 'retirado';
      if (ha === undefined)
        await deNovoSeMudou(async () => {
          const atual = (await boletos.obter(SISTEMA, boleto.uid))!;
          if ((atual.desfeitas ?? []).some((uma) => uma.chave === chave)) return;
          const nova = { chave, dia, descricao: descricao.slice(0, 200), recebimentoUid: null };
          const depois = { ...semCarimbos(atual), desfeitas: [...(atual.desfeitas ?? []), nova] };
          await boletos.salvar(SISTEMA, depois, atual.revisao);
        });
      if (ha?.recebimentoUid != null) return tirar(boleto, ha.recebimentoUid, { chave, descricao });
      for (;;) {
        const { desfeitas = [] } = (await boletos.obter(SISTEMA, boleto.uid))!;
        const esta = desfeitas.find((uma) => uma.chave === chave)!;
        const escolhido =
          esta.recebimentoUid ??
          escolher(await trazidosPor(boleto.uid), dia, desfeitas)?.recebido.uid ??
          null;
        if (escolhido === null) return 'a-vir';
        if (await marcar(boleto, chave, escolhido)) return tirar(boleto, escolhido, { chave, descricao });
      }
    },
    async desfazerOQueVeio(boletoUid, veio) {
      const boleto = await boletos.obter(SISTEMA, boletoUid);
      const diaDele = diaEmSaoPaulo(veio.em);
      const jaTomado = boleto?.desfeitas?.find((uma) => uma.recebimentoUid === veio.uid);
      const espera =
        jaTomado ?? boleto?.desfeitas?.find((uma) => uma.recebimentoUid === null && diaDele <= uma.dia);
      if (boleto == null || espera === undefined) return false;
      if (!(await marcar(boleto, espera.chave, veio.uid))) return false;
      await tirar(boleto, veio.uid, espera);
      return true;
    },
    async quantosHa(boletoUid) {
      const desfeitas = (await boletos.obter(SISTEMA, boletoUid))?.desfeitas ?? [];
      const trazidos = await trazidosPor(boletoUid);
      const livres = trazidos.filter((um) => deDentro(um) || ehCredito(um));
      return livres.filter(({ recebido }) => !desfeitas.some((uma) => uma.recebimentoUid === recebido.uid))
        .length;
    },
  };
}

const uidDaVolta = ({ emitidoEm }: Pick<Boleto, 'emitidoEm'>, chave: string): string =>
  uuidv7De(Date.parse(emitidoEm), hash('sha256', `boleto:voltou:${chave}`));
