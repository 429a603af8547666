import { ErroMartelo } from '@martelo/shared/erros';
import type { RegrasHotsite } from '@martelo/shared/hotsite';
import type { Logger } from 'pino';
import type { UmaVez } from '../../api/uma-vez.ts';
import type { ServicosDaEstadia } from '../../casa/estadia.ts';
import type { ServicosDasRemocoes } from '../../casa/remocao.ts';
import type { ServicosDaVistoriaDaColeta } from '../../casa/servicos-das-vistorias.ts';
import type { Files } from '../../files/files.ts';
import { deTemposEmTempos } from '../../jobs/de-tempos-em-tempos.ts';
import { criarExclusivo } from '../../records/exclusivo.ts';
import type { Acesso, Registros } from '../../records/records.ts';
import { criarConcluirRemocao } from './concluir.ts';
import { detalheDaRemocao } from './detalhe.ts';
import { type AvisoDaRemocao, criarEventos, type EventosDasRemocoes } from './eventos.ts';
import { criarLugares } from './lugar.ts';
import { criarMoverRemocao, criarSegurarLugares } from './mover.ts';
import { criarRemocaoNova } from './nova.ts';
import { rotasDasRemocoes } from './rotas.ts';

interface Dependencias {
  registros: Registros;
  arquivos: Files;
  umaVez: UmaVez;
  estadias: ServicosDaEstadia;
  vistorias: ServicosDaVistoriaDaColeta;
  acessoDe(usuUid: string, hotsite: RegrasHotsite): Promise<Acesso | null>;
  hotsitePorId(id: number): RegrasHotsite | null;
  nomeDoUsuario(uid: string): Promise<string>;
  avisar(usuUid: string, oQue: AvisoDaRemocao): void;
  validadeDasAprovacoesMs: number;
  /** Unix ms. */
  agora(): number;
  log: Logger;
}

/** How late a code that waited too long is told so. */
const VARREDURA_MS = 15_000;
/** How often places at yards are held against removals. */
const CONCILIACAO_MS = 10 * 60_000;

/** Removals, wired: what their kind needs, and what looks after codes that wait. */
export function ligarRemocoes(deps: Dependencias): {
  servicos: Pick<
    ServicosDasRemocoes,
    | 'remocaoNova'
    | 'moverRemocao'
    | 'segurarLugares'
    | 'soltarLugar'
    | 'concluirRemocao'
    | 'cancelarVistoriaDaColeta'
    | 'detalheDaRemocao'
    | 'rotasDasRemocoes'
  >;
  /** A code that comes by a socket. */
  receber: EventosDasRemocoes['receber'];
  /** What is looked after from time to time: codes that wait, and places that are held. */
  rondas: { codigos(): Promise<void>; lugares(): Promise<void> };
  iniciar(): void;
  parar(): Promise<void>;
} {
  const { registros, log } = deps;
  const mover = criarMoverRemocao(deps);
  const { soltarLugar, conciliar } = criarLugares({
    ...deps,
    emExclusivo: criarExclusivo(registros, deps.agora),
  });
  let eventos: EventosDasRemocoes | null = null;
  const codigos = async () => eventos?.varrer();
  let rondas: ReturnType<typeof deTemposEmTempos>[] = [];
  return {
    rondas: { codigos, lugares: conciliar },
    servicos: {
      remocaoNova: criarRemocaoNova(deps),
      moverRemocao: mover,
      segurarLugares: criarSegurarLugares(deps),
      soltarLugar,
      cancelarVistoriaDaColeta: deps.vistorias.cancelarVistoriaDaColeta,
      concluirRemocao: criarConcluirRemocao({ ...deps, mover }),
      detalheDaRemocao: (doc, acesso) => detalheDaRemocao(deps, doc, acesso, deps.nomeDoUsuario),
      rotasDasRemocoes(escritor) {
        eventos = criarEventos(deps, escritor);
        return rotasDasRemocoes(deps, escritor, eventos);
      },
    },
    receber: async (...codigo) => {
      // No kind, no calls: nothing comes before they are there.
      if (eventos === null) throw new ErroMartelo('INDISPONIVEL');
      return eventos.receber(...codigo);
    },
    iniciar() {
      rondas = [
        deTemposEmTempos(codigos, {
          aCada: VARREDURA_MS,
          aoFalhar: (err) => log.error({ err }, 'codes of removals that wait could not be looked at'),
        }),
        deTemposEmTempos(conciliar, {
          aCada: CONCILIACAO_MS,
          aoFalhar: (err) => log.error({ err }, 'places that removals hold could not be looked at'),
        }),
      ];
    },
    async parar() {
      await Promise.all(rondas.map((uma) => uma.parar()));
    },
  };
}
