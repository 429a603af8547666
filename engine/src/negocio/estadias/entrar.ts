import { diaEmSaoPaulo } from '@martelo/shared/datas';
import { ErroMartelo } from '@martelo/shared/erros';
import { SITUACOES_ESTADIA, vistasSemFoto } from '@martelo/shared/estadias/estadia';
import type { estadiaPrevista } from '@martelo/shared/estadias/estadia.esquema';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import { uuidv7 } from '@martelo/shared/identificador';
import { ROTULOS_VISTA, type Vista } from '@martelo/shared/modelo-de-fotos';
import { diaFechado } from '@martelo/shared/pos-venda/vagas';
import { remocaoComLugar, type SituacaoRemocao } from '@martelo/shared/remocoes/remocao';
import type { z } from 'zod';
import { efeitosDe } from '../../api/recurso/mudar-registro.ts';
import { exigirDireito } from '../../api/recurso/no-patio.ts';
import {
  cancelada,
  chaveDaVaga,
  ESTADIAS,
  type Estadia,
  SEM_HORARIO,
  type ServicosDaEstadia,
  type ServicosDasEstadias,
} from '../../casa/estadia.ts';
import { porVagasDeVolta } from '../../casa/mapa-do-patio.ts';
import { PATIOS } from '../../casa/patio.ts';
import { REMOCOES } from '../../casa/remocao.ts';
import { VEICULOS } from '../../casa/veiculo.ts';
import { SISTEMA } from '../../records/acesso.ts';
import { noProximoLugar, ValorEmUso } from '../../records/conflitos.ts';
import { autorDe } from '../../records/politica.ts';
import type { Acesso, Registro, Registros } from '../../records/records.ts';
import { chaveDeAberta } from '../remocoes/nova.ts';
import { agendaDe, type PatioGuardado } from '../retirada/patio-do-lote.ts';
import { lugarNaVaga } from '../retirada/vagas.ts';
import type { GravarEstadia } from './gravar.ts';
import {
  abertaDaChave,
  chaveDaChave,
  chaveDoVeiculo,
  chaveTomada,
  estadiaDoVeiculo,
  estadiaEsperada,
  jaTemEstadia,
  lugarLivre,
  nosSeusPatios,
  ocupantesDe,
  vagaTomada,
} from './lugares.ts';
import { modeloDoTipo } from './modelo.ts';
import { nomeDoVeiculo, veiculoPorId, veiculoTipoDe } from './veiculo.ts';

interface Dependencias {
  registros: Registros;
  hotsitePorId(id: number): RegrasHotsite | null;
  gravar: GravarEstadia;
  /** Unix ms. */
  agora(): number;
}

type Previsao = Omit<z.output<typeof estadiaPrevista>, 'comandoId'> & { remocaoUid?: string };

export interface Entradas
  extends Pick<
      ServicosDasEstadias,
      | 'entrarNoPatio'
      | 'porVagaDeVolta'
      | 'agendarEntrada'
      | 'mudarDeVaga'
      | 'chaveDaEstadiaTomada'
      | 'remocaoDaEstadia'
    >,
    Omit<ServicosDaEstadia, 'vagasDaEntrada' | 'agendarEntradaDaRemocao'> {
  /**
   * Expects a vehicle, under a uid that the same command makes again; `acesso` is whose act it is.
   * @throws ErroMartelo PATIO_LOTADO, PATIO_EM_RECESSO, ESTADIA_ABERTA, NAO_ENCONTRADO
   */
  prever(acesso: Acesso, hotsiteId: number, uid: string, previsao: Previsao): Promise<Registro<Estadia>>;
  /** A yard of the brand that is in use, and where who asks stands. @throws ErroMartelo NAO_ENCONTRADO */
  patioAberto(acesso: Acesso, hotsiteId: number, patioId: number): Promise<PatioGuardado>;
}

/** Two codes of one removal are told at once: so often at most. */
const TENTATIVAS = 200;

export function criarEntradas({ registros, hotsitePorId, gravar, agora }: Dependencias): Entradas {
  const estadias = registros.colecao(ESTADIAS);
  const efeitos = efeitosDe(ESTADIAS, { hotsitePorId, agora });
  const iso = (ms: number) => new Date(ms).toISOString();

  const patioDe = async ({ patUid }: Pick<Estadia, 'patUid'>): Promise<PatioGuardado> => {
    const patio = await registros.colecao(PATIOS).obter(SISTEMA, patUid);
    if (patio === null) throw new ErroMartelo('NAO_ENCONTRADO', { campo: 'patioId' });
    return patio as PatioGuardado;
  };

  const patioAberto: Entradas['patioAberto'] = async (acesso, hotsiteId, patioId) => {
    const patio = await registros.colecao(PATIOS).obterPor(SISTEMA, 'id', patioId);
    const aberto =
      patio?.hotsites.includes(hotsiteId) &&
      patio.removidoEm === undefined &&
      patio.situacao === 'ATIVO' &&
      // Nobody is told of a yard where they do not stand.
      nosSeusPatios(acesso, patio.uid);
    if (!aberto) throw new ErroMartelo('NAO_ENCONTRADO', { campo: 'patioId' });
    exigirDireito(acesso, patio!.uid, 'ENTRADA');
    return patio as PatioGuardado;
  };

  const exigirDiaDeTrabalho = (patio: PatioGuardado, instante: string): void => {
    const fechado = diaFechado(agendaDe(patio), diaEmSaoPaulo(instante));
    if (fechado?.porque === 'RECESSO') throw new ErroMartelo('PATIO_EM_RECESSO', { motivo: fechado.texto });
  };

  /** Without the stay itself. */
  const lugarPara = async (patio: PatioGuardado, um: Pick<Estadia, 'uid' | 'veiculoTipo'>) =>
    patio.capacidade?.[um.veiculoTipo] === undefined
      ? null
      : lugarLivre(
          patio,
          um.veiculoTipo,
          (await ocupantesDe(registros, patio.uid)).filter(({ uid }) => uid !== um.uid),
        );

  const prever: Entradas['prever'] = async (acesso, hotsiteId, uid, previsao) => {
    const patio = await patioAberto(acesso, hotsiteId, previsao.patioId);
    const veiculo = await veiculoPorId(registros, hotsiteId, previsao.veiculoId);
    if (veiculo === null) throw new ErroMartelo('NAO_ENCONTRADO', { campo: 'veiculoId' });
    const previstaPara = iso(
      previsao.previstaPara === undefined ? agora() : Date.parse(previsao.previstaPara),
    );
    exigirDiaDeTrabalho(patio, previstaPara);
    const outra = await estadiaDoVeiculo(registros, hotsiteId, veiculo.id);
    // Of what is at none of their yards somebody at a gate is not told where it is.
    const recusar = async (tem: Estadia) =>
      jaTemEstadia(
        tem,
        nosSeusPatios(acesso, tem.patUid) ||
          (await registros.colecao(VEICULOS).obter(acesso, veiculo.uid)) !== null,
      );
    // It may be on its way to another yard while it still stands in one; not twice in the same.
    if (outra !== null && (outra.situacao === 'PREVISTA' || outra.patUid === patio.uid))
      throw await recusar(outra);
    const veiculoTipo = veiculoTipoDe(veiculo);
    // Received by hand: whatever brings it here is told of it.
    const traz = await remocaoPara(hotsiteId, veiculo.id, patio.uid);
    const remocaoUid =
      previsao.remocaoUid ?? (traz !== null && remocaoComLugar(traz.situacao) ? traz.uid : null);
    const id = await registros.proximoId('estadia');
    const inserir = async () => {
      const novo = ESTADIAS.schema.parse({
        ...{ uid, id, hotsiteId, veiculoId: veiculo.id, veiUid: veiculo.uid, veiculoTipo },
        ...{ veiculoNome: nomeDoVeiculo(veiculo).slice(0, 200), placa: veiculo.placa ?? null },
        ...{ comId: veiculo.comId ?? null, patioId: patio.id, patUid: patio.uid, patioNome: patio.nome },
        ...{ situacao: 'PREVISTA', previstaPara, remocaoUid },
        observacao: previsao.observacao ?? null,
        chavePrevista: chaveDoVeiculo(hotsiteId, veiculo.id),
        chaveDoLugar: await lugarPara(patio, { uid, veiculoTipo }),
      });
      return estadias.inserir(acesso, novo, efeitos(acesso, null, novo));
    };
    return noProximoLugar('chaveDoLugar', inserir, async (campos) => {
      if (!campos.includes('chavePrevista')) return false;
      const tem = await estadiaDoVeiculo(registros, hotsiteId, veiculo.id);
      if (tem !== null) throw await recusar(tem);
      // Whoever expected it has called that off since.
      return true;
    });
  };

  const exigirVagaDoMapa = ({ vagas = [], nome }: PatioGuardado, vaga: string | undefined): void => {
    if (vaga === undefined && vagas.length > 0)
      throw new ErroMartelo('REQUISICAO_INVALIDA', {}, ['vaga: escolha no mapa onde o veículo fica']);
    if (vaga !== undefined && vagas.length > 0 && !vagas.some(({ codigo }) => codigo === vaga))
      throw new ErroMartelo('REQUISICAO_INVALIDA', {}, [`vaga: o pátio ${nome} não tem a vaga ${vaga}`]);
  };
  const exigirLivre = async (doc: Estadia, campo: 'chaveDaVaga' | 'chaveDaChave', chave: string | null) => {
    const outra = chave === null ? null : await estadias.obterPor(SISTEMA, campo, chave);
    if (outra !== null && outra.uid !== doc.uid)
      throw campo === 'chaveDaVaga' ? vagaTomada(outra.vaga ?? '') : chaveTomada(outra.codigoChave ?? '');
  };

  /** The removal of a vehicle that is open and brings it to a yard; none whose stay has begun, which the vehicle may have left since. */
  const remocaoPara = async (hotsiteId: number, veiculoId: number, patUid: string) => {
    const aberta = await chaveDeAberta(registros, hotsiteId, veiculoId);
    if (aberta?.patioUid !== patUid) return null;
    return (await estadiaDaRemocao(aberta.uid))?.diaInicio == null ? aberta : null;
  };

  const daRemocao = (remocaoUid: string) => [
    { tipo: 'exata', campo: 'remocaoUid', valor: remocaoUid } as const,
    {
      tipo: 'lista',
      campo: 'situacao',
      valores: SITUACOES_ESTADIA.filter((uma) => uma !== 'CANCELADA'),
    } as const,
  ];
  const estadiaDaRemocao: ServicosDaEstadia['estadiaDaRemocao'] = async (remocaoUid) => {
    let sua: Registro<Estadia> | null = null;
    for await (const uma of estadias.percorrer(SISTEMA, { filtros: daRemocao(remocaoUid) }))
      if (sua === null || sua.diaInicio === null) sua = uma;
    return sua;
  };

  const cancelarPrevista = async (uid: string, motivo: string): Promise<void> => {
    await gravar({ acesso: SISTEMA }, uid, (antes) =>
      antes.situacao === 'PREVISTA' ? { ...antes, ...cancelada(motivo, agora()) } : antes,
    );
  };

  /** What is expected is expected elsewhere, or on another day: one write, so that it never stands between two yards. Gives what puts it back. */
  const moverPrevista = async (
    { uid, ...era }: Registro<Estadia>,
    patio: PatioGuardado,
    { previstaPara, remocaoUid }: Pick<Estadia, 'remocaoUid'> & { previstaPara: string },
  ): Promise<() => Promise<void>> => {
    const aberta = await abertaDaChave(registros, chaveDoVeiculo(era.hotsiteId, era.veiculoId));
    if (aberta?.patUid === patio.uid) throw jaTemEstadia(aberta);
    if (era.patUid !== patio.uid || era.previstaPara !== previstaPara)
      exigirDiaDeTrabalho(patio, previstaPara);
    const para = async (onde: PatioGuardado, dita: Pick<Estadia, 'previstaPara' | 'remocaoUid'>) =>
      noProximoLugar('chaveDoLugar', () =>
        gravar({ acesso: SISTEMA }, uid, async (antes) => {
          if (antes.situacao !== 'PREVISTA') throw new ErroMartelo('ESTADO_MUDOU');
          const chaveDoLugar =
            antes.patUid === onde.uid ? antes.chaveDoLugar : await lugarPara(onde, { ...antes, uid });
          return {
            ...antes,
            ...{ patioId: onde.id, patUid: onde.uid, patioNome: onde.nome, chaveDoLugar, ...dita },
            // A slot is a yard's, and of when it was to be.
            ...(antes.patUid === onde.uid && antes.previstaPara === dita.previstaPara ? {} : SEM_HORARIO),
          };
        }),
      );
    await para(patio, { previstaPara, remocaoUid });
    return async () => {
      await para(await patioDe(era), { previstaPara: era.previstaPara, remocaoUid: era.remocaoUid });
    };
  };

  const entrarNoPatio: Entradas['entrarNoPatio'] = async (doc, { vaga, codigoChave, km, observacao }) => {
    const [patio, veiculo] = await Promise.all([
      patioDe(doc),
      veiculoPorId(registros, doc.hotsiteId, doc.veiculoId),
    ]);
    if (veiculo === null) throw new ErroMartelo('NAO_ENCONTRADO', { campo: 'veiculoId' });
    exigirVagaDoMapa(patio, vaga);
    if (veiculo.possuiChave === true && codigoChave === undefined)
      throw new ErroMartelo('REQUISICAO_INVALIDA', {}, [
        'codigoChave: o veículo tem chave: diga o código dela',
      ]);
    const { posicoes } = await modeloDoTipo(registros, doc.hotsiteId, doc.veiculoTipo);
    exigirFotos(vistasSemFoto(posicoes, doc.fotos, 'ENTRADA'));
    const outra = await estadiaDoVeiculo(registros, doc.hotsiteId, doc.veiculoId);
    if (outra !== null && outra.uid !== doc.uid) throw jaTemEstadia(outra);
    const chaves = {
      chaveDaVaga: vaga === undefined ? null : chaveDaVaga(doc.patUid, vaga),
      chaveDaChave: codigoChave === undefined ? null : chaveDaChave(doc.patUid, codigoChave),
    };
    await exigirLivre(doc, 'chaveDaVaga', chaves.chaveDaVaga);
    await exigirLivre(doc, 'chaveDaChave', chaves.chaveDaChave);
    const em = iso(agora());
    const trouxe =
      doc.remocaoUid ?? (await remocaoPara(doc.hotsiteId, doc.veiculoId, doc.patUid))?.uid ?? null;
    return {
      situacao: 'ABERTA',
      remocaoUid: trouxe,
      ...{
        vaga: vaga ?? null,
        codigoChave: codigoChave ?? null,
        km,
        diaInicio: em,
        motivo: null,
      },
      vagaDesde: vaga === undefined ? null : em,
      ...chaves,
      observacao: observacao ?? doc.observacao,
      ...{ chavePrevista: null, chaveDaEntrada: null },
      chaveAberta: chaveDoVeiculo(doc.hotsiteId, doc.veiculoId),
      // Expected before the yard had a limit.
      chaveDoLugar: doc.chaveDoLugar ?? (await lugarPara(patio, doc)),
    };
  };

  const chaveDaEstadiaTomada: Entradas['chaveDaEstadiaTomada'] = async (doc, campos) => {
    if (campos.includes('chaveDaVaga')) return vagaTomada(doc.vaga ?? '');
    if (campos.includes('chaveDaChave')) return chaveTomada(doc.codigoChave ?? '');
    const outra = await estadiaDoVeiculo(registros, doc.hotsiteId, doc.veiculoId);
    return campos.includes('chaveAberta') && outra !== null
      ? jaTemEstadia(outra)
      : new ErroMartelo('ESTADO_MUDOU');
  };

  return {
    patioAberto,
    prever,
    entrarNoPatio,
    chaveDaEstadiaTomada,

    porVagaDeVolta: (patUid, codigo) =>
      porVagasDeVolta(registros, registros.colecao(PATIOS) as never, patUid, [{ codigo }]),

    async agendarEntrada(doc, inicio) {
      if (inicio === null) return SEM_HORARIO;
      const onde = { uid: doc.uid, inicio, agora: agora() };
      const { vaga, chave } = await lugarNaVaga(registros, await patioDe(doc), 'ENTRADA', onde);
      return {
        ...{ entradaInicio: vaga.inicio, entradaFim: vaga.fim, chaveDaEntrada: chave },
        previstaPara: vaga.inicio,
      };
    },

    async mudarDeVaga(doc, vaga) {
      exigirVagaDoMapa(await patioDe(doc), vaga);
      const chave = chaveDaVaga(doc.patUid, vaga);
      await exigirLivre(doc, 'chaveDaVaga', chave);
      return { vaga, vagaDesde: iso(agora()), chaveDaVaga: chave };
    },

    async remocaoDaEstadia({ remocaoUid, hotsiteId, veiculoId, patUid, situacao }) {
      if (remocaoUid !== null) return resumida(await registros.colecao(REMOCOES).obter(SISTEMA, remocaoUid));
      return situacao === 'PREVISTA' ? resumida(await remocaoPara(hotsiteId, veiculoId, patUid)) : null;
    },

    async esperarDaRemocao({ hotsiteId, veiculoId, patioId, previstaPara, remocaoUid }) {
      const patio = await patioAberto(SISTEMA, hotsiteId, patioId);
      for (let tentativa = 1; ; tentativa++) {
        const sua = await estadiaDaRemocao(remocaoUid);
        // It stands there already: it came before its papers.
        if (sua !== null && sua.diaInicio !== null) {
          if (sua.patUid !== patio.uid) throw jaTemEstadia(sua);
          return async () => {};
        }
        const atual = await estadiaEsperada(registros, hotsiteId, veiculoId);
        if (atual !== null) {
          const dela = atual.remocaoUid === remocaoUid;
          if (!dela && (atual.remocaoUid !== null || atual.patUid !== patio.uid)) throw jaTemEstadia(atual);
          return moverPrevista(atual, patio, { previstaPara, remocaoUid });
        }
        try {
          const pedido = { veiculoId, patioId, previstaPara, remocaoUid };
          const { uid } = await prever(SISTEMA, hotsiteId, uuidv7(), pedido);
          return () => cancelarPrevista(uid, 'A remoção não foi confirmada');
        } catch (erro) {
          // The same, told twice at once: the other's is this removal's.
          const outra = await estadiaEsperada(registros, hotsiteId, veiculoId);
          if (tentativa >= TENTATIVAS || outra?.remocaoUid !== remocaoUid) throw erro;
        }
      }
    },

    async cancelarEstadiaPrevista(remocaoUid, motivo) {
      for await (const { uid } of estadias.percorrer(SISTEMA, { filtros: daRemocao(remocaoUid) }))
        await cancelarPrevista(uid, motivo);
    },

    async entrarPelaRemocao(acesso, remocaoUid, entrada, evento) {
      const sua = await estadiaDaRemocao(remocaoUid);
      if (sua === null)
        throw new ErroMartelo(
          'SEM_ESTADIA',
          {},
          'O veículo desta remoção não é esperado: receba-o na entrada do pátio.',
        );
      let tentada: Estadia = sua;
      try {
        await gravar({ acesso }, sua.uid, async (antes) => {
          if (antes.situacao !== 'PREVISTA') return antes;
          const entrou = await entrarNoPatio(antes, entrada);
          tentada = { ...antes, ...entrou, entradaPor: autorDe(acesso), entradaEvento: evento };
          return tentada;
        });
      } catch (erro) {
        throw erro instanceof ValorEmUso ? await chaveDaEstadiaTomada(tentada, erro.campos) : erro;
      }
    },

    estadiaDaRemocao,
    esperadasDeRemocoes: () =>
      estadias.percorrer(SISTEMA, {
        filtros: [
          { tipo: 'exata', campo: 'situacao', valor: 'PREVISTA' },
          { tipo: 'existe', campo: 'remocaoUid', valor: true },
        ],
      }),
  };
}

type ComRemocao = { uid: string; id: number; situacao: SituacaoRemocao; patioUid: string | null };
const resumida = (remocao: ComRemocao | null) =>
  remocao && { uid: remocao.uid, id: remocao.id, situacao: remocao.situacao };

/** @throws ErroMartelo FOTOS_FALTANDO */
export function exigirFotos(vistas: readonly Vista[], mais: readonly string[] = []): void {
  const faltam = [...vistas.map((uma) => ROTULOS_VISTA[uma]), ...mais];
  if (faltam.length > 0) throw new ErroMartelo('FOTOS_FALTANDO', { faltam: faltam.join(', '), vistas });
}
