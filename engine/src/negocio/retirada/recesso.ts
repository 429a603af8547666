import { diaEmSaoPaulo, formatarData } from '@martelo/shared/datas';
import { ErroMartelo } from '@martelo/shared/erros';
import { somarDias } from '@martelo/shared/feriados';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import { diaFechado } from '@martelo/shared/pos-venda/vagas';
import { criarMudarRegistro, type MudarRegistro } from '../../api/recurso/mudar-registro.ts';
import { SEM_REMOVIDOS } from '../../api/recurso/politica.ts';
import { ESTADIAS, type Estadia, SEM_HORARIO } from '../../casa/estadia.ts';
import { PATIOS } from '../../casa/patio.ts';
import { cancelado, SERVICOS_DE_ESTADIA, type ServicoDeEstadia } from '../../casa/servico-de-estadia.ts';
import type { RecessoDoPatio } from '../../casa/servicos-dos-patios.ts';
import { AGENDAMENTOS, type Agendamento } from '../../leituras/registros/agendamento.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Colecao, Registros } from '../../records/records.ts';
import type { GravarAgendamento } from './mudar-agendamento.ts';
import { agendaDe, type PatioGuardado } from './patio-do-lote.ts';

/*
 * No slot in a recess (fleet, F10). A recess is written first, and who is booked in it is freed after; a pickup is written first, and its yard is
 * looked at after: of the two, one sees the other.
 */

export interface Recessos {
  /** Pickups, services and entrances that are booked on these days, whatever the brand. */
  agendadasEm(patUid: string, recessos: readonly RecessoDoPatio[]): Promise<number>;
  /** Frees what is booked on these days, and tells the buyers why; gives how many. Bears repetition. */
  liberarEm(patUid: string, recessos: readonly RecessoDoPatio[]): Promise<number>;
  /** Of a pickup that was just written: freed again, and refused, where its yard is in recess on its day. @throws ErroMartelo PATIO_EM_RECESSO */
  exigirForaDeRecesso(agendamento: Agendamento): Promise<void>;
  /** Of a service that was just booked: called off again where its yard is in recess on its day. */
  conferirServico(uid: string): Promise<void>;
  /** Of an entrance that was just booked, the same: it comes when it comes. */
  conferirEntrada(uid: string): Promise<void>;
}

const SERVICOS_LEMBRADOS = 100;
const ESTADIAS_LEMBRADAS = 200;
const meiaNoite = (dia: string): string => new Date(`${dia}T00:00:00.000-03:00`).toISOString();
const porExtenso = (dia: string): string => formatarData(`${dia}T12:00:00-03:00`);

const motivoDoRecesso = ({ de, ate, motivo }: RecessoDoPatio): string =>
  de === ate
    ? `O pátio não atende em ${porExtenso(de)} (${motivo}). Escolha outro horário.`
    : `O pátio não atende de ${porExtenso(de)} a ${porExtenso(ate)} (${motivo}). Escolha outro horário.`;

export function criarRecessos({
  registros,
  gravar,
  hotsitePorId,
  agora,
}: {
  registros: Registros;
  gravar: GravarAgendamento;
  hotsitePorId(id: number): RegrasHotsite | null;
  /** Unix ms. */
  agora(): number;
}): Recessos {
  const agendamentos = registros.colecao(AGENDAMENTOS);
  const servicos = registros.colecao(SERVICOS_DE_ESTADIA);
  const mudarServico = criarMudarRegistro(
    SERVICOS_DE_ESTADIA as never,
    { registros, hotsitePorId, agora },
    SERVICOS_LEMBRADOS,
  ) as unknown as MudarRegistro<ServicoDeEstadia>;

  const estadias = registros.colecao(ESTADIAS);
  const mudarEstadia = criarMudarRegistro(
    ESTADIAS as never,
    { registros, hotsitePorId, agora },
    ESTADIAS_LEMBRADAS,
  ) as unknown as MudarRegistro<Estadia>;

  /** What is booked at a yard on these days: by which field, of what is in which situation. */
  async function* marcados<T extends { uid: string }>(
    colecao: Colecao<T>,
    [campo, situacao]: readonly [keyof T & string, string],
    patUid: string,
    { de, ate }: RecessoDoPatio,
  ): AsyncGenerator<string> {
    const [desde, antesDe] = [meiaNoite(de), meiaNoite(somarDias(ate, 1))];
    const filtros = [
      { tipo: 'exata', campo: 'patUid', valor: patUid } as const,
      { tipo: 'exata', campo: 'situacao', valor: situacao } as const,
      { tipo: 'range', campo, min: desde, max: antesDe } as const,
      SEM_REMOVIDOS,
    ];
    for await (const um of colecao.percorrer(SISTEMA, { filtros })) {
      const inicio = um[campo] as string | null;
      if (inicio !== null && inicio < antesDe) yield um.uid;
    }
  }
  const cancelarServico = (uid: string, motivo: string) =>
    mudarServico({ acesso: SISTEMA }, uid, (antes) =>
      antes.situacao === 'AGENDADO' ? { ...antes, ...cancelado(antes, motivo, 'sistema', agora()) } : antes,
    );
  /** It is expected all the same, when it comes. */
  const soltarEntrada = (uid: string, motivo: string) =>
    mudarEstadia({ acesso: SISTEMA }, uid, (antes) =>
      antes.situacao === 'PREVISTA' && antes.entradaInicio !== null
        ? { ...antes, ...SEM_HORARIO, motivo: motivo.slice(0, 300) }
        : antes,
    );

  const liberar = (uid: string, motivo: string) =>
    gravar.mudar({ acesso: SISTEMA }, uid, (antes) =>
      antes.situacao === 'AGENDADO' ? { ...antes, situacao: 'CANCELADO', motivo } : antes,
    );

  /** Why a yard serves nobody at an instant, where that is a recess. */
  const recessoEm = async (patUid: string, inicio: string): Promise<string | null> => {
    const patio = await registros.colecao(PATIOS).obter(SISTEMA, patUid);
    const dia = diaEmSaoPaulo(inicio);
    const fechado = patio && diaFechado(agendaDe(patio as PatioGuardado), dia);
    return fechado?.porque === 'RECESSO'
      ? motivoDoRecesso({ de: dia, ate: dia, motivo: fechado.texto })
      : null;
  };
  const TODOS = [
    {
      quais: (patUid: string, recesso: RecessoDoPatio) =>
        marcados(agendamentos, ['inicio', 'AGENDADO'], patUid, recesso),
      soltar: liberar,
    },
    {
      quais: (patUid: string, recesso: RecessoDoPatio) =>
        marcados(servicos, ['inicio', 'AGENDADO'], patUid, recesso),
      soltar: cancelarServico,
    },
    {
      quais: (patUid: string, recesso: RecessoDoPatio) =>
        marcados(estadias, ['entradaInicio', 'PREVISTA'], patUid, recesso),
      soltar: soltarEntrada,
    },
  ];

  return {
    async agendadasEm(patUid, recessos) {
      const uids = new Set<string>();
      for (const recesso of recessos)
        for (const { quais } of TODOS) for await (const uid of quais(patUid, recesso)) uids.add(uid);
      return uids.size;
    },
    async liberarEm(patUid, recessos) {
      let quantas = 0;
      for (const recesso of recessos)
        for (const { quais, soltar } of TODOS)
          for await (const uid of quais(patUid, recesso)) {
            await soltar(uid, motivoDoRecesso(recesso));
            quantas += 1;
          }
      return quantas;
    },
    async conferirEntrada(uid) {
      const uma = await estadias.obter(SISTEMA, uid);
      if (uma === null || uma.situacao !== 'PREVISTA' || uma.entradaInicio === null) return;
      const motivo = await recessoEm(uma.patUid, uma.entradaInicio);
      if (motivo !== null) await soltarEntrada(uid, motivo);
    },
    async conferirServico(uid) {
      const um = await servicos.obter(SISTEMA, uid);
      if (um === null || um.situacao !== 'AGENDADO' || um.inicio === null) return;
      const motivo = await recessoEm(um.patUid, um.inicio);
      if (motivo !== null) await cancelarServico(uid, motivo);
    },
    async exigirForaDeRecesso({ uid, patUid, inicio }) {
      const patio = await registros.colecao(PATIOS).obter(SISTEMA, patUid);
      if (patio === null) return;
      const dia = diaEmSaoPaulo(inicio);
      const fechado = diaFechado(agendaDe(patio as PatioGuardado), dia);
      if (fechado?.porque !== 'RECESSO') return;
      await liberar(uid, motivoDoRecesso({ de: dia, ate: dia, motivo: fechado.texto }));
      throw new ErroMartelo('PATIO_EM_RECESSO', { motivo: fechado.texto });
    },
  };
}
