import { diaEmSaoPaulo } from '@martelo/shared/datas';
import { FASE_DA_SITUACAO } from '@martelo/shared/lote-situacao';
import { liberada } from '@martelo/shared/pos-venda/liberada';
import type { Venda } from '@martelo/shared/venda';
import { ESTADIAS, type Estadia } from '../../../engine/src/casa/estadia.ts';
import { PATIOS } from '../../../engine/src/casa/patio.ts';
import { REMOCOES, type Remocao } from '../../../engine/src/casa/remocao.ts';
import { SERVICOS_DE_ESTADIA, type ServicoDeEstadia } from '../../../engine/src/casa/servico-de-estadia.ts';
import type { VistoriaGuardada } from '../../../engine/src/casa/servicos-das-vistorias.ts';
import { VEICULOS } from '../../../engine/src/casa/veiculo.ts';
import { VISTORIAS } from '../../../engine/src/casa/vistoria.ts';
import { ARQUIVOS } from '../../../engine/src/files/registro.ts';
import { AGENDAMENTOS, type Agendamento } from '../../../engine/src/leituras/registros/agendamento.ts';
import { VENDAS } from '../../../engine/src/leituras/registros/venda.ts';
import { agendaDe } from '../../../engine/src/negocio/retirada/patio-do-lote.ts';
import { SISTEMA } from '../../../engine/src/records/acesso.ts';
import type { DefinicaoColecao, Registro, Registros } from '../../../engine/src/records/records.ts';
import { exigir } from '../violacao.ts';
import { exigirCadeias } from './cadeias.ts';
import { exigirCodigos } from './codigos.ts';
import type { Jogo } from './jogo.ts';
import { exigirServicos, exigirVistorias } from './trabalhos.ts';

type Versoes<T> = readonly Registro<T>[];
const NO_PATIO = ['ABERTA', 'EM_SAIDA'];
const OCUPAM = ['PREVISTA', ...NO_PATIO];
const COM_LUGAR = ['CONFIRMADA', 'EM_ROTA', 'EM_COLETA', 'FRUSTRADA', 'COLETADA', 'NO_PORTAO'];
const COM_MOTORISTA = COM_LUGAR.filter((uma) => uma !== 'FRUSTRADA');
const ENCERRADAS = ['RECUSADA', 'CONCLUIDA', 'CANCELADA'];

/** All that each record of a kind ever was, the first version first. */
export async function historias<T extends { uid: string }>(
  registros: Registros,
  definicao: DefinicaoColecao<T>,
): Promise<Versoes<T>[]> {
  const colecao = registros.colecao(definicao);
  const todas: Versoes<T>[] = [];
  for await (const atual of colecao.percorrer(SISTEMA, { filtros: [] })) {
    const { itens } = await colecao.historico(SISTEMA, atual.uid, { pagina: 1, porPagina: 1_000 });
    todas.push([...itens, atual].toSorted((a, b) => a.revisao - b.revisao));
  }
  return todas;
}

/**
 * What must hold of yards: at every moment of the game, as it is told by all that records ever were, and at peace. A reading of its own: nothing of it
 * asks the engine's rules what is right. @throws Violacao
 */
export async function exigirPromessas(jogo: Jogo, registros: Registros): Promise<void> {
  const [estadias, remocoes, vendas, agendamentos, servicos, vistorias] = await Promise.all([
    historias(registros, ESTADIAS as never as DefinicaoColecao<Estadia>),
    historias(registros, REMOCOES as never as DefinicaoColecao<Remocao>),
    historias(registros, VENDAS as never as DefinicaoColecao<Venda>),
    historias(registros, AGENDAMENTOS as never as DefinicaoColecao<Agendamento>),
    historias(registros, SERVICOS_DE_ESTADIA as never as DefinicaoColecao<ServicoDeEstadia>),
    historias(registros, VISTORIAS as never as DefinicaoColecao<VistoriaGuardada & { uid: string }>),
  ]);
  exigirUmSo(jogo, estadias, remocoes);
  exigirSaidasPagas(jogo, estadias, vendas, agendamentos);
  await exigirForaDeRecesso(registros, agendamentos);
  exigirRemocaoEEstadia(estadias, remocoes);
  await exigirFotos(jogo, registros, estadias);
  await exigirServicos(jogo, registros, servicos);
  await exigirVistorias(jogo, registros, vistorias);
  await exigirSituacoes(jogo, registros, estadias, remocoes, vistorias);
  await exigirCodigos(jogo, registros, remocoes);
  await exigirCadeias(jogo, registros, { estadias, remocoes, servicos, vistorias });
}

/** Every write of these, in the order in which they were made. */
function* escritas<T>(todas: readonly Versoes<T>[]): Generator<Registro<T> & { uid: string }> {
  const emOrdem = todas.flat().toSorted((a, b) => (a.updatedAt < b.updatedAt ? -1 : 1));
  yield* emOrdem as (Registro<T> & { uid: string })[];
}

/** F8, F11, and the yards' capacity: at no moment had two what one alone may have. */
function exigirUmSo(
  { elenco }: Jogo,
  estadias: readonly Versoes<Estadia>[],
  remocoes: readonly Versoes<Remocao>[],
): void {
  const atuais = new Map<string, Estadia>();
  for (const escrita of escritas(estadias)) {
    const { uid, patUid, veiUid, veiculoTipo, updatedAt, id } = escrita;
    atuais.set(uid, escrita);
    const outras = [...atuais.values()].filter((um) => um.uid !== uid);
    const onde = () => `${updatedAt}: stay ${id}`;
    if (OCUPAM.includes(escrita.situacao)) {
      const cabem = elenco.patios.find((um) => um.uid === patUid)!.capacidade[veiculoTipo] ?? Infinity;
      const tomados = outras.filter(
        (um) => um.patUid === patUid && um.veiculoTipo === veiculoTipo && OCUPAM.includes(um.situacao),
      );
      exigir(
        tomados.length < cabem,
        'F8',
        () => `${onde()} is one more than the ${cabem} that the yard takes`,
      );
    }
    const doVeiculo = outras.filter((um) => um.veiUid === veiUid);
    const deOutra = (campo: 'vaga' | 'codigoChave') =>
      escrita[campo] !== null &&
      outras.some(
        (um) => um.patUid === patUid && NO_PATIO.includes(um.situacao) && um[campo] === escrita[campo],
      );
    if (NO_PATIO.includes(escrita.situacao)) {
      exigir(
        !doVeiculo.some((um) => NO_PATIO.includes(um.situacao)),
        'F11',
        () => `${onde()} is a second one`,
      );
      for (const campo of ['vaga', 'codigoChave'] as const)
        exigir(!deOutra(campo), 'F8', () => `${onde()}: ${campo} ${escrita[campo]} is another's`);
    }
    if (escrita.situacao === 'PREVISTA')
      exigir(!doVeiculo.some((um) => um.situacao === 'PREVISTA'), 'F11', () => `${onde()} is expected twice`);
  }

  const abertas = new Map<string, Remocao>();
  for (const escrita of escritas(remocoes)) {
    if (ENCERRADAS.includes(escrita.situacao)) {
      abertas.delete(escrita.uid);
      continue;
    }
    abertas.set(escrita.uid, escrita);
    for (const outra of abertas.values()) {
      if (outra.uid === escrita.uid) continue;
      exigir(
        outra.veiUid !== escrita.veiUid,
        'F11',
        () => `removals ${outra.id} and ${escrita.id} of one vehicle`,
      );
      const cruza =
        outra.motoristaId !== null &&
        outra.motoristaId === escrita.motoristaId &&
        [outra, escrita].every(({ situacao }) => COM_MOTORISTA.includes(situacao)) &&
        outra.diaInicioPrevisto! < escrita.diaInicioFim! &&
        escrita.diaInicioPrevisto! < outra.diaInicioFim!;
      exigir(!cruza, 'S06', () => `one driver for ${outra.id} and ${escrita.id} at once`);
    }
  }
}

/** F9: what left by its buyer was paid and booked as it left; what went back to its consignor nobody was buying. */
function exigirSaidasPagas(
  { elenco, saidas }: Jogo,
  estadias: readonly Versoes<Estadia>[],
  vendas: readonly Versoes<Venda>[],
  agendamentos: readonly Versoes<Agendamento>[],
): void {
  for (const versoes of agendamentos) {
    const entregue = versoes.find(({ situacao }) => situacao === 'ENTREGUE');
    if (entregue === undefined) continue;
    const sua = naquele(vendas.find((umas) => umas[0]!.uid === entregue.vendaUid)!, entregue.updatedAt)!;
    exigir(liberada(sua), 'F9', () => `pickup ${entregue.id} was handed over, its sale was ${sua.situacao}`);
  }
  for (const versoes of estadias) {
    const fim = versoes.at(-1)!;
    if (fim.situacao !== 'FINALIZADA') continue;
    const lelUid = elenco.veiculos.find(({ uid }) => uid === fim.veiUid)!.lelUid;
    if (fim.saidaPara === 'COMITENTE') {
      const fase = lelUid === null ? null : FASE_DA_SITUACAO[saidas.situacaoEm(lelUid, fim.updatedAt)];
      const vendido = vendas.some((umas) =>
        naquele(umas, fim.updatedAt)?.itens.some(
          (item) => item.lelUid === lelUid && item.retiradaEm === null,
        ),
      );
      exigir(
        fase !== 'disputa' && fase !== 'condicional' && !(fase === 'vendido' && vendido),
        'F9',
        () => `stay ${fim.id} went to its consignor while its lot was ${fase}`,
      );
      continue;
    }
    const sua = vendas.find((umas) => umas.at(-1)!.id === fim.vendaId);
    const marcou = sua?.find(({ itens }) =>
      itens.some((um) => um.lelUid === lelUid && um.retiradaEm !== null),
    );
    exigir(marcou !== undefined, 'F9', () => `stay ${fim.id} left by a sale that says nothing of it`);
    const entregue = agendamentos.some(
      (umas) => umas[0]!.uid === fim.agendamentoUid && umas.at(-1)!.situacao === 'ENTREGUE',
    );
    exigir(entregue, 'F9', () => `stay ${fim.id} left by a pickup that was not handed over`);
  }
}

/** The version of a record that stood at an instant. */
const naquele = <T>(versoes: Versoes<T>, em: string): Registro<T> | undefined =>
  versoes.findLast(({ updatedAt }) => updatedAt <= em);

/** F10: nobody is left with a slot on a day on which nobody is there. */
async function exigirForaDeRecesso(
  registros: Registros,
  agendamentos: readonly Versoes<Agendamento>[],
): Promise<void> {
  for (const versoes of agendamentos) {
    const { situacao, patUid, inicio, id } = versoes.at(-1)!;
    if (situacao !== 'AGENDADO') continue;
    const patio = await registros.colecao(PATIOS).obter(SISTEMA, patUid);
    const dia = diaEmSaoPaulo(inicio);
    exigir(
      !agendaDe(patio as never).recessos.some(({ de, ate }) => de <= dia && dia <= ate),
      'F10',
      () => `pickup ${id} is booked for ${dia}, in a recess`,
    );
  }
}

/** A removal holds its place as long as it is under way, and is concluded with the stay that it brings (560). */
function exigirRemocaoEEstadia(
  estadias: readonly Versoes<Estadia>[],
  remocoes: readonly Versoes<Remocao>[],
): void {
  const atuais = estadias.map((versoes) => versoes.at(-1)!);
  for (const versoes of remocoes) {
    const { uid, id, situacao, patioUid } = versoes.at(-1)!;
    const suas = atuais.filter((um) => um.remocaoUid === uid && um.situacao !== 'CANCELADA');
    const comecou = suas.some(({ diaInicio }) => diaInicio !== null);
    exigir(suas.length <= 1, '560', () => `removal ${id} has ${suas.length} stays`);
    if (situacao === 'CONCLUIDA')
      exigir(comecou, '560', () => `removal ${id} arrived, and nothing stands there`);
    if (situacao === 'COLETADA' || situacao === 'NO_PORTAO')
      exigir(!comecou, '560', () => `removal ${id} is ${situacao}, and its vehicle stands in the yard`);
    if (COM_LUGAR.includes(situacao))
      exigir(suas[0]?.patUid === patioUid, '560', () => `removal ${id} is ${situacao} without its place`);
    else exigir(comecou || suas.length === 0, '560', () => `removal ${id} is ${situacao}, and holds a place`);
  }
}

/** F6: what a phone was told to be there is there, once. */
async function exigirFotos(
  { estadias: { mandadas, retiradas } }: Jogo,
  registros: Registros,
  estadias: readonly Versoes<Estadia>[],
): Promise<void> {
  const onde = new Map<string, string>();
  for (const versoes of estadias)
    for (const { uid, sha256 } of versoes.at(-1)!.fotos) {
      exigir(!onde.has(uid), 'F6', () => `picture ${uid} is there twice`);
      onde.set(uid, versoes.at(-1)!.uid);
      const arquivo = await registros.colecao(ARQUIVOS).obter(SISTEMA, uid);
      exigir(arquivo?.sha256Guardado === sha256, 'F6', () => `picture ${uid} is not the one that was sent`);
    }
  for (const { uid, estadiaUid } of mandadas.values())
    exigir(
      retiradas.has(uid) || onde.get(uid) === estadiaUid,
      'F6',
      () => `picture ${uid} was kept, and is gone`,
    );
}

/** F1: a vehicle's situation is what its facts say. */
async function exigirSituacoes(
  { elenco, saidas }: Jogo,
  registros: Registros,
  estadias: readonly Versoes<Estadia>[],
  remocoes: readonly Versoes<Remocao>[],
  vistorias: readonly Versoes<VistoriaGuardada>[],
): Promise<void> {
  for (const { uid, id, lelUid } of elenco.veiculos) {
    const veiculo = (await registros.colecao(VEICULOS).obter(SISTEMA, uid))!;
    const suas = estadias.map((versoes) => versoes.at(-1)!).filter(({ veiUid }) => veiUid === uid);
    const aqui = suas.find(({ situacao }) => NO_PATIO.includes(situacao));
    const [ultima] = suas
      .filter(({ situacao }) => situacao === 'FINALIZADA')
      .toSorted((a, b) => (a.diaInicio! < b.diaInicio! ? 1 : -1));
    const aCaminho = remocoes.some((versoes) => {
      const { veiUid, situacao } = versoes.at(-1)!;
      return veiUid === uid && situacao !== 'SOLICITADA' && !ENCERRADAS.includes(situacao);
    });
    const vistoriado = vistorias.some((versoes) => {
      const { veiUid, situacao } = versoes.at(-1)!;
      return veiUid === uid && situacao === 'Realizada';
    });
    const fase = lelUid === null ? null : FASE_DA_SITUACAO[saidas.situacaoDoLote(lelUid)];
    const devida =
      aqui === undefined && ultima !== undefined
        ? ultima.saidaPara === 'COMITENTE'
          ? 'DEVOLVIDO'
          : 'ENTREGUE'
        : fase === 'vendido'
          ? 'VENDIDO'
          : fase === 'preparo' || fase === 'disputa' || fase === 'condicional'
            ? 'EM_LEILAO'
            : aqui !== undefined
              ? veiculo.classificadoEm != null && vistoriado
                ? 'DISPONIVEL'
                : 'NO_PATIO'
              : aCaminho
                ? 'EM_REMOCAO'
                : 'CADASTRADO';
    exigir(
      veiculo.situacao === devida || (veiculo.situacao == null && devida === 'CADASTRADO'),
      'F1',
      () => `vehicle ${id} is ${veiculo.situacao}, its facts say ${devida}`,
    );
    exigir(
      (veiculo.patioId ?? null) === (aqui?.patioId ?? null),
      'F1',
      () => `vehicle ${id} is at another yard`,
    );
  }
}
