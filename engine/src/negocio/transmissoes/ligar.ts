import { PULSO_MS } from '@martelo/shared/transmissao/fluxo';
import type { Logger } from 'pino';
import type { Chaves } from '../../acesso/identidade/chaves.ts';
import type { Rota } from '../../api/rota.ts';
import { criarNoAr } from '../../casa/no-ar.ts';
import { deTemposEmTempos } from '../../jobs/de-tempos-em-tempos.ts';
import type { Localizador } from '../../leituras/localizador.ts';
import type { Registros } from '../../records/records.ts';
import { criarEntradas } from './entradas.ts';
import { criarFluxos } from './fluxos.ts';
import { rotasDasTransmissoes } from './rotas.ts';
import { criarTransmissoes, type EnderecosDasTransmissoes, type Transmissoes } from './transmissoes.ts';

export interface TransmissoesLigadas {
  transmissoes: Transmissoes;
  rotas: Rota[];
  iniciar(): void;
  parar(): Promise<void>;
}

export function ligarTransmissoes(deps: {
  registros: Registros;
  localizador: Localizador;
  chaves: Chaves;
  enderecos: EnderecosDasTransmissoes;
  /** Unix ms. */
  agora(): number;
  log: Logger;
}): TransmissoesLigadas {
  const { registros, chaves, agora, log } = deps;
  const entradas = criarEntradas(chaves, agora);
  const fluxos = criarFluxos({ registros, entradas, agora });
  const transmissoes = criarTransmissoes({ ...deps, entradas, fluxos, noAr: criarNoAr(registros) });
  let vigia: ReturnType<typeof deTemposEmTempos> | undefined;
  return {
    transmissoes,
    rotas: rotasDasTransmissoes(transmissoes, fluxos),
    iniciar() {
      vigia = deTemposEmTempos(fluxos.vigiar, {
        aCada: PULSO_MS,
        aoFalhar: (err) => log.warn({ err }, 'it was not seen which streams have stopped'),
      });
    },
    parar: async () => vigia?.parar(),
  };
}
