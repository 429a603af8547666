import { createHash } from 'node:crypto';
import type { CodigoRemocao } from '@martelo/shared/remocoes/remocao';
import type { Estadia } from '../../../engine/src/casa/estadia.ts';
import type { Remocao } from '../../../engine/src/casa/remocao.ts';
import type { ServicoDeEstadia } from '../../../engine/src/casa/servico-de-estadia.ts';
import type { VistoriaGuardada } from '../../../engine/src/casa/servicos-das-vistorias.ts';
import { CUSTODIA, type EloDaCustodia } from '../../../engine/src/negocio/custodia/registro.ts';
import { SISTEMA } from '../../../engine/src/records/acesso.ts';
import type { Registro, Registros } from '../../../engine/src/records/records.ts';
import { exigir } from '../violacao.ts';
import type { Jogo } from './jogo.ts';

const sha256 = (texto: string): string => createHash('sha256').update(texto).digest('hex');
/** As docs/custodia.md says: keys in order, nothing between. */
const emOrdem = (valor: unknown): string =>
  Array.isArray(valor)
    ? `[${valor.map(emOrdem).join(',')}]`
    : valor !== null && typeof valor === 'object'
      ? `{${Object.keys(valor)
          .sort()
          .map((nome) => `${JSON.stringify(nome)}:${emOrdem((valor as Record<string, unknown>)[nome])}`)
          .join(',')}}`
      : JSON.stringify(valor);

const DA_REMOCAO: Partial<Record<CodigoRemocao, string>> = {
  ...{ S01: 'remocao-pedida', S02: 'remocao-autorizada', S11: 'coleta', S14: 'portao' },
  ...{ S15: 'entrada-recusada', S16: 'remocao-cancelada' },
};

/** Every vehicle's chain verifies, from its first line on, and says once each thing that happened, with the pictures of then. */
export async function exigirCadeias(
  { elenco }: Jogo,
  registros: Registros,
  {
    estadias,
    remocoes,
    servicos,
    vistorias,
  }: {
    estadias: readonly (readonly Registro<Estadia>[])[];
    remocoes: readonly (readonly Registro<Remocao>[])[];
    servicos: readonly (readonly Registro<ServicoDeEstadia>[])[];
    vistorias: readonly (readonly Registro<VistoriaGuardada>[])[];
  },
): Promise<void> {
  const todos: EloDaCustodia[] = [];
  for await (const elo of registros.colecao(CUSTODIA).percorrer(SISTEMA, { filtros: [] })) todos.push(elo);
  for (const { uid, id } of elenco.veiculos) {
    const elos = todos.filter(({ veiUid }) => veiUid === uid).toSorted((a, b) => a.seq - b.seq);
    let anterior = sha256(`martelo:veiculo:${uid}`);
    for (const [i, { seq, publico, privado, hash, sal, parte }] of elos.entries()) {
      exigir(seq === i + 1, 'custody', () => `vehicle ${id}: line ${seq} is the ${i + 1}th`);
      exigir(
        privado === sha256(sal + emOrdem(parte)),
        'custody',
        () => `vehicle ${id}: line ${seq} is not opened`,
      );
      anterior = sha256(`${anterior}\n${emOrdem(publico)}\n${privado}`);
      exigir(hash === anterior, 'custody', () => `vehicle ${id}: the chain breaks at ${seq}`);
    }
    const devidas = [
      ...doPatio(uid, estadias),
      ...daEstrada(uid, remocoes),
      ...doTrabalho(uid, servicos, vistorias),
    ].toSorted();
    const ditas = elos
      .filter(({ publico: { tipo } }) => tipo !== 'classificacao')
      .map(linha)
      .toSorted();
    exigir(
      devidas.join('\n') === ditas.join('\n'),
      'custody',
      () =>
        `vehicle ${id}: happened ${devidas.filter((um) => !ditas.includes(um))}, said ${ditas.filter((um) => !devidas.includes(um))}`,
    );
  }
}

const linha = ({ publico: { tipo, em, dados } }: EloDaCustodia): string =>
  tipo === 'vistoria'
    ? `${tipo} ${em} ${dados.vistoria} ${dados.itens}`
    : `${tipo} ${em} ${[dados.fotos ?? []].flat().join('+')}`;

/** What of a vehicle's stays has to be in its chain. */
function* doPatio(uid: string, estadias: readonly (readonly Registro<Estadia>[])[]): Generator<string> {
  for (const versoes of estadias) {
    if (versoes[0]!.veiUid !== uid) continue;
    for (const [i, depois] of versoes.entries()) {
      const antes = versoes[i - 1];
      const fotos = (momento: string) =>
        depois.fotos
          .filter((uma) => uma.momento === momento)
          .map((uma) => uma.sha256)
          .join('+');
      const [de, para] = [antes?.situacao, depois.situacao];
      if (de === 'PREVISTA' && para === 'ABERTA') yield `entrada ${depois.diaInicio} ${fotos('ENTRADA')}`;
      else if (de !== 'FINALIZADA' && para === 'FINALIZADA') yield `saida ${depois.diaFim} ${fotos('SAIDA')}`;
      else if (de === 'ABERTA' && para === 'EM_SAIDA') yield `saida-liberada ${depois.saidaEm} `;
      else if (antes !== undefined && antes.vaga !== depois.vaga && depois.vaga !== null)
        yield `vaga ${depois.vagaDesde} `;
    }
  }
}

function* daEstrada(uid: string, remocoes: readonly (readonly Registro<Remocao>[])[]): Generator<string> {
  for (const versoes of remocoes)
    if (versoes[0]!.veiUid === uid)
      for (const { codigo, instante } of versoes.at(-1)!.eventos)
        if (DA_REMOCAO[codigo] !== undefined) yield `${DA_REMOCAO[codigo]} ${instante} `;
}

/** What was done to it at the yards. */
function* doTrabalho(
  uid: string,
  servicos: readonly (readonly Registro<ServicoDeEstadia>[])[],
  vistorias: readonly (readonly Registro<VistoriaGuardada>[])[],
): Generator<string> {
  for (const versoes of servicos) {
    const { veiUid, tipoServico, realizadoEm, fotos } = versoes.at(-1)!;
    if (veiUid === uid && tipoServico === 'Recortar Chassi' && realizadoEm !== null)
      yield `recorte ${realizadoEm} ${fotos.map(({ sha256 }) => sha256).join('+')}`;
  }
  for (const versoes of vistorias) {
    const { veiUid, id, realizadaEm, respostas } = versoes.at(-1)!;
    if (veiUid === uid && realizadaEm !== null) yield `vistoria ${realizadaEm} ${id} ${respostas.length}`;
  }
}
