import type { RespostaGuardada } from '@martelo/shared/vistorias/esquema';
import { RESPOSTAS_DE_VISTORIA } from '../../../engine/src/casa/respostas-da-vistoria.ts';
import type { ServicoDeEstadia } from '../../../engine/src/casa/servico-de-estadia.ts';
import type { VistoriaGuardada } from '../../../engine/src/casa/servicos-das-vistorias.ts';
import { ARQUIVOS } from '../../../engine/src/files/registro.ts';
import { SISTEMA } from '../../../engine/src/records/acesso.ts';
import type { Registro, Registros } from '../../../engine/src/records/records.ts';
import { exigir } from '../violacao.ts';
import type { Jogo } from './jogo.ts';

type Versoes<T> = readonly (Registro<T> & { uid: string })[];

/** What is done to vehicles at yards: each picture of a service is there once, its place is one service's, what is over stays as it ended, proven. */
export async function exigirServicos(
  { servicos: { mandadas } }: Jogo,
  registros: Registros,
  todos: readonly Versoes<ServicoDeEstadia>[],
): Promise<void> {
  const onde = new Map<string, string>();
  for (const versoes of todos) {
    const { uid, id, fotos, situacao, tipoServico } = versoes.at(-1)!;
    for (const foto of fotos) {
      exigir(!onde.has(foto.uid), 'F6', () => `picture ${foto.uid} of service ${id} is there twice`);
      onde.set(foto.uid, uid);
      const arquivo = await registros.colecao(ARQUIVOS).obter(SISTEMA, foto.uid);
      exigir(
        arquivo?.sha256Guardado === foto.sha256,
        'F6',
        () => `picture ${foto.uid} of service ${id} is not the one that was sent`,
      );
    }
    const fim = versoes.findIndex((um) => um.situacao === 'REALIZADO' || um.situacao === 'CANCELADO');
    for (const depois of fim < 0 ? [] : versoes.slice(fim))
      exigir(
        depois.situacao === versoes[fim]!.situacao && depois.fotos.length === versoes[fim]!.fotos.length,
        '559',
        () => `service ${id} was ${versoes[fim]!.situacao}, and changed after it`,
      );
    const tem = (parte: string) => fotos.some((uma) => uma.parte === parte);
    if (situacao === 'REALIZADO')
      exigir(
        (tipoServico !== 'Foto' || fotos.length > 0) &&
          (tipoServico !== 'Recortar Chassi' || (tem('ANTES') && tem('DEPOIS'))),
        '559',
        () => `service ${id}, ${tipoServico}, is done without its pictures`,
      );
  }
  for (const [uid, servicoUid] of mandadas)
    exigir(onde.get(uid) === servicoUid, 'F6', () => `picture ${uid} of a service was kept, and is gone`);
  const lugares = new Map<string, string>();
  for (const escrito of todos.flat().toSorted((a, b) => (a.updatedAt < b.updatedAt ? -1 : 1))) {
    for (const [chave, uid] of lugares) if (uid === escrito.uid) lugares.delete(chave);
    const { chaveDoLugar: chave, id, situacao } = escrito;
    if (chave === null || situacao !== 'AGENDADO') continue;
    exigir(!lugares.has(chave), 'F8', () => `service ${id} has a place of a slot that is another's`);
    lugares.set(chave, escrito.uid);
  }
}

/** F6, F7: each answer that was told to be kept is there, once; none came after the end; and what was closed is what had been answered by then. */
export async function exigirVistorias(
  { elenco: { tipoDeVistoria }, vistorias: { respondidas } }: Jogo,
  registros: Registros,
  todas: readonly Versoes<VistoriaGuardada>[],
): Promise<void> {
  const linhas: Registro<RespostaGuardada>[] = [];
  for await (const uma of registros.colecao(RESPOSTAS_DE_VISTORIA).percorrer(SISTEMA, { filtros: [] }))
    linhas.push(uma);
  const doQue = ({ valor, sha256 }: RespostaGuardada): string => sha256 ?? String(valor);
  const ditas = new Map<string, RespostaGuardada>();
  for (const linha of linhas) {
    exigir(!ditas.has(doQue(linha)), 'F6', () => `the answer ${doQue(linha)} is there twice`);
    ditas.set(doQue(linha), linha);
  }
  for (const { vistoriaUid, itemUid, valor } of respondidas.values()) {
    const linha = ditas.get(valor);
    exigir(
      linha?.vistoriaUid === vistoriaUid && linha.itemUid === itemUid,
      'F6',
      () => `the answer ${valor} was kept, and is gone`,
    );
  }
  for (const versoes of todas) {
    const { uid, id, situacao, respostas } = versoes.at(-1)!;
    const suas = linhas.filter(({ vistoriaUid }) => vistoriaUid === uid);
    const fim = versoes.find((uma) => uma.situacao !== 'Aguardando');
    if (fim === undefined) continue;
    exigir(versoes.at(-1) === fim, 'F7', () => `inspection ${id} was ${fim.situacao}, and changed after it`);
    for (const linha of suas)
      exigir(
        linha.createdAt < fim.updatedAt,
        'F7',
        () => `inspection ${id} was ${fim.situacao} at ${fim.updatedAt}, answered at ${linha.createdAt}`,
      );
    if (situacao !== 'Realizada') continue;
    // Of each item the answer that was given last, by who gave it.
    const contam = [...Map.groupBy(suas, ({ itemUid }) => itemUid).values()].map(
      (umas) =>
        umas.toSorted((a, b) =>
          `${a.em} ${a.recebidaEm} ${a.uid}` < `${b.em} ${b.recebidaEm} ${b.uid}` ? 1 : -1,
        )[0]!,
    );
    const devidas = contam.map((uma) => `${uma.itemUid} ${uma.uid}`).toSorted();
    const congeladas = respostas.map((uma) => `${uma.itemUid} ${uma.respostaUid}`).toSorted();
    exigir(
      devidas.join('\n') === congeladas.join('\n'),
      'F7',
      () => `inspection ${id} keeps ${congeladas}, answered was ${devidas}`,
    );
    for (const item of [tipoDeVistoria.texto, tipoDeVistoria.foto])
      exigir(
        contam.some(({ itemUid }) => itemUid === item),
        'F7',
        () => `inspection ${id} is done without an item that it has to have`,
      );
  }
}
