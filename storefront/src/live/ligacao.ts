import type { CorpoErro } from '@martelo/shared/erros';
import { io } from 'socket.io-client';
import { ouvirRecusa, sessaoTerminou } from '../sessao/terminou.ts';
import { MANUTENCAO_A_VISTA } from '../site/manutencao/a-vista.ts';
import type { Ligacao } from './conexao.ts';
import { type ConfiguracaoViva, origemDoMotor } from './configuracao.tsx';
import { consultar } from './consulta.ts';
import { pressaDosLotes } from './lotes-vivos.ts';
import { agoraServidor } from './relogio-servidor.ts';
import {
  aFazer,
  type EstadoConexao,
  estadoDaConexao,
  type Fato,
  novaVigia,
  OLHAR_MS,
  observar,
  SINAL_MS,
} from './vigia.ts';

/** All my positions, not this page's alone, are asked for once in so many questions. */
const TODAS_A_CADA = 5;

/** This tab's one socket, watched over ({@link aFazer}), and what stands in for it. Fetched when a page first needs it. */
export function abrirLigacao(
  configuracao: ConfiguracaoViva,
  {
    aoLigar,
    aoReceber,
    aoMudar,
  }: {
    aoLigar: () => void;
    aoReceber: (evento: string, dados: unknown) => void;
    aoMudar: (estado: EstadoConexao) => void;
  },
): Ligacao {
  const socket = io(origemDoMotor(configuracao, location), {
    transports: ['websocket'],
    // The token is asked for at each attempt: a reconnection an hour later must not offer a dead one. Who was signed out from elsewhere goes
    // on as a visitor: prices still come.
    auth: (responder) => {
      const { hotsite } = configuracao;
      if (!comoCliente()) return responder({ hotsite });
      tokenDoSocket().then((token) => responder(token ? { token, hotsite } : { hotsite }));
    },
    reconnectionDelay: 300,
    reconnectionDelayMax: 4_000,
    timeout: 8_000,
  });
  let vigia = novaVigia(performance.now());
  let consultas = 0;
  const comoCliente = (): boolean => configuracao.autenticado && !sessaoTerminou();

  const fato = (tipo: Fato['tipo']): void => {
    vigia = observar(vigia, { tipo, agora: performance.now() });
    aoMudar(estadoDaConexao(vigia, performance.now()));
  };

  const perguntar = async (): Promise<void> => {
    fato('consultou');
    try {
      await consultar(comoCliente() && consultas++ % TODAS_A_CADA === 0);
      fato('respondida');
    } catch {
      fato('falhou');
    }
  };

  const pedirSinal = async (): Promise<void> => {
    fato('pediu-sinal');
    try {
      await socket.timeout(SINAL_MS).emitWithAck('relogio', { enviado: performance.now() });
      fato('ouviu');
    } catch {
      // The next look finds that none came.
    }
  };

  /** A new one, over a new way: the old says nothing, not even that it is gone. */
  const recomecar = (): void => {
    fato('congelou');
    socket.disconnect();
    socket.connect();
  };

  const olhar = (): void => {
    const agora = performance.now();
    switch (aFazer(vigia, agora, pressaDosLotes(agoraServidor()))) {
      case 'pedir-sinal':
        void pedirSinal();
        break;
      case 'dar-por-congelada':
        recomecar();
        break;
      case 'consultar':
        void perguntar();
        break;
      case 'nada':
        aoMudar(estadoDaConexao(vigia, agora));
    }
  };
  setInterval(olhar, OLHAR_MS);

  socket.on('connect', () => {
    fato('ligou');
    aoLigar();
  });
  socket.on('disconnect', (motivo) => {
    fato('desligou');
    // The server ends a socket with its token; socket.io leaves coming back to us then.
    if (motivo === 'io server disconnect') setTimeout(() => socket.connect(), 300);
  });
  socket.on('connect_error', (erro) => {
    const codigo = (erro as { data?: Partial<Pick<CorpoErro, 'codigo'>> }).data?.codigo;
    if (codigo === 'EM_MANUTENCAO') dispatchEvent(new Event(MANUTENCAO_A_VISTA));
    // A token that is good by its time is refused: the session was ended from elsewhere.
    else if (codigo !== undefined) ouvirRecusa({ codigo });
    // Refused by the server (not unreachable): socket.io does not retry by itself.
    if (!socket.active) setTimeout(() => socket.connect(), 3_000);
  });
  socket.onAny((evento: string, dados: unknown) => {
    fato('ouviu');
    aoReceber(evento, dados);
  });
  // A page that comes back from behind looks at once.
  document.addEventListener('visibilitychange', olhar);
  addEventListener('offline', recomecar);
  addEventListener('online', () => socket.connect());

  return {
    conectada: () => socket.connected && vigia.ligada,
    async pedir(evento, dados, prazo) {
      const resposta: unknown = await socket.timeout(prazo).emitWithAck(evento, dados);
      fato('ouviu');
      return resposta;
    },
    avisar(evento, dados) {
      if (socket.connected) socket.emit(evento, dados, () => {});
    },
    consultarJa() {
      if (!vigia.ligada && vigia.consultou !== null && vigia.consultaEm === null) void perguntar();
    },
    silencio: () => (vigia.noticia === null ? null : performance.now() - vigia.noticia),
  };
}

async function tokenDoSocket(): Promise<string | null> {
  try {
    const resposta = await fetch('/api/sessao/token', { headers: { accept: 'application/json' } });
    if (!resposta.ok) return null;
    const { token } = (await resposta.json()) as { token: string | null };
    // Signed out in another tab.
    if (token === null) ouvirRecusa({ codigo: 'NAO_AUTENTICADO' });
    return token;
  } catch {
    return null;
  }
}
