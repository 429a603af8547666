import type { Avisar } from '@martelo/shared/avisos/avisar';
import { nomeEncurtado } from '@martelo/shared/convite';
import type { Logger } from 'pino';
import type { Clientes } from '../../acesso/clientes/clientes.ts';
import { criarConvites } from '../../acesso/convites/convites.ts';
import { criarLimitador } from '../../api/limite.ts';
import type { Rota } from '../../api/rota.ts';
import type { UmaVez } from '../../api/uma-vez.ts';
import type { Registros } from '../../records/records.ts';
import { rotasDasIndicacoes } from './rotas.ts';

interface Dependencias {
  registros: Registros;
  clientes: Pick<Clientes, 'aoVirPorConvite'>;
  umaVez: UmaVez;
  avisar: Avisar;
  limites: boolean;
  agora(): number;
  log: Logger;
}

const HORA_MS = 3_600_000;

/** Who brings whom: the calls, and the word to who brought somebody. */
export function ligarIndicacoes({ registros, clientes, umaVez, avisar, limites, agora, log }: Dependencias): {
  rotas: Rota[];
} {
  const limitar = (capacidade: number, reposicaoMs: number) =>
    criarLimitador({ capacidade, reposicaoMs, relogio: agora, ativo: limites });
  clientes.aoVirPorConvite(({ uid, hotsiteId, nome, razaoSocial }, cliUid) => {
    const dados = { apelido: nomeEncurtado(razaoSocial ?? nome) };
    avisar('indicacao-cadastrada', { hotsiteId, cliUid, dados, chave: uid }).catch((err) =>
      log.error({ err }, 'who brought somebody could not be told'),
    );
  });
  return {
    rotas: rotasDasIndicacoes({
      ...{ registros, convites: criarConvites(registros, agora), umaVez, agora },
      limitador: limitar(60, 1_000),
      limitadorDeLinks: limitar(5, HORA_MS),
    }),
  };
}
