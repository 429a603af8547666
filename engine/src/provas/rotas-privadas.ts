import type { LivroPrivado, ProvasDoCliente } from '@martelo/shared/livro';
import { comoCliente } from '../cliente/rotas.ts';
import { criarLimitador } from '../http/limite.ts';
import { type Rota, rota } from '../http/rota.ts';
import type { Localizador } from '../leiloes/acesso.ts';
import { paramsUid } from '../leiloes/comando.ts';
import type { EventLog } from '../log/log.ts';
import { atestar, type ComRecibo } from '../lotes/recibo.ts';
import type { Acesso, Registros } from '../records/records.ts';
import { ABERTURAS, criarAbrir } from './aberturas.ts';
import { type Feito, lerFeitos } from './partes.ts';

interface Dependencias {
  log: EventLog;
  registros: Registros;
  localizador: Localizador;
  comRecibo: ComRecibo;
  agora(): number;
  limitesAtivos: boolean;
}

const SISTEMA: Acesso = { tipo: 'sistema' };

/** The ledgers' private side: to the house for a court, after the close and never unnoticed; to a bidder, their own. */
export function rotasDasPartesPrivadas(deps: Dependencias): Rota[] {
  const { log, registros, localizador, comRecibo, agora } = deps;
  const aberturas = registros.colecao(ABERTURAS);
  const abrir = criarAbrir(registros, agora);
  // Each call reads the auction's log.
  const limitador = criarLimitador({
    capacidade: 10,
    reposicaoMs: 6_000,
    relogio: agora,
    ativo: deps.limitesAtivos,
  });

  return [
    rota({
      metodo: 'get',
      caminho: '/v1/lotes/:uid/livro/privado',
      resumo: 'As partes privadas do livro de um lote encerrado, para o juízo; o acesso fica registrado',
      guarda: ['Interno - ADM'],
      params: paramsUid,
      async executar({ params, chamador, log: registrador }): Promise<LivroPrivado> {
        const { estado, lote } = await localizador.lote(chamador.acesso, params.uid);
        const lelUid = lote.uid;
        const leiUid = estado.leilao.uid;
        await abrir(chamador, { leilao: estado.leilao, lote }, registrador);

        const privado: LivroPrivado = { lelUid, leiUid, eventos: [], silenciosos: [] };
        for await (const { elos, silenciosas } of lerFeitos(log, leiUid, lelUid)) {
          for (const { seq, publico, privado: hashPrivado, hash, sal, parte, silenciosos } of elos)
            privado.eventos.push({
              seq,
              publico,
              privado: hashPrivado,
              hash,
              sal,
              parte,
              ...(silenciosos ? { silenciosos } : {}),
            });
          for (const { sal, parte, compromisso } of silenciosas)
            privado.silenciosos.push({ sal, parte, compromisso });
        }
        return privado;
      },
    }),
    rota({
      metodo: 'get',
      caminho: '/v1/lotes/:uid/livro/privado/aberturas',
      resumo: 'Quem abriu as partes privadas do livro de um lote, e quando',
      guarda: ['Interno - ADM'],
      params: paramsUid,
      async executar({ params, chamador }) {
        const { lote } = await localizador.lote(chamador.acesso, params.uid);
        const { itens } = await aberturas.listar(SISTEMA, {
          filtros: [{ tipo: 'exata', campo: 'lelUid', valor: lote.uid }],
          ordem: { campo: 'instante', tipoOrdenacao: 'desc', tipoCampo: 'date' },
          pagina: 1,
          porPagina: 1_000,
        });
        return {
          itens: itens.map(({ instante, usuUid, requestId, ip, lance = null }) => ({
            ...{ instante, usuUid, requestId, ip, lance },
          })),
        };
      },
    }),
    rota({
      metodo: 'get',
      caminho: '/v1/cliente/lotes/:uid/provas',
      resumo: 'As provas dos meus próprios lances em um lote: recibo, sal e parte privada de cada um',
      guarda: 'cliente',
      params: paramsUid,
      async executar({ params, chamador }): Promise<ProvasDoCliente> {
        const { cliUid } = comoCliente(chamador);
        const { estado, lote } = await localizador.lote(chamador.acesso, params.uid);
        const lelUid = lote.uid;
        const leiUid = estado.leilao.uid;
        limitador.consumir(cliUid);
        const provas: ProvasDoCliente = { lelUid, leiUid, lances: [] };
        for await (const feito of lerFeitos(log, leiUid, lelUid)) {
          const minha = feito.comando.autor === cliUid ? await minhaProva(feito, comRecibo) : null;
          if (minha !== null) provas.lances.push(minha);
        }
        return provas;
      },
    }),
  ];
}

/** Of a command of one's own, what one may know: one's own entry and salt, never the answer it drew, which is the leader's. */
async function minhaProva(
  { comando, resposta, elos, silenciosas }: Feito,
  comRecibo: ComRecibo,
): Promise<ProvasDoCliente['lances'][number] | null> {
  const { autor } = comando;
  const atestado = atestar(comando, resposta);
  const elo = elos.find(({ parte }) => parte.cliUid === autor);
  const [silenciosa] = silenciosas;
  if (atestado === null || (elo === undefined && silenciosa === undefined)) return null;
  const { comandoId, tipo, valor } = atestado;
  const base = { lance: String(resposta.uid ?? ''), comandoId, tipo, valor };
  if (elo !== undefined) {
    const { seq, hash, privado, sal, parte, publico } = elo;
    const prova = { instante: Date.parse(publico.instante), seq, hash };
    const { recibo } = await comRecibo({ prova }, atestado);
    // In format 1 the part names others' silent instructions: the receipt has to do.
    const minhas = Array.isArray(parte.silenciosos) ? {} : { sal, parte };
    return { ...base, instante: publico.instante, seq, hash, privado, ...minhas, recibo };
  }
  const { instante, sal, parte, compromisso } = silenciosa!;
  const prova = { instante, seq: null, hash: null, sal, compromisso };
  const { recibo } = await comRecibo({ prova }, atestado);
  const iso = new Date(instante).toISOString();
  return { ...base, instante: iso, seq: null, hash: null, sal, parte, compromisso, recibo };
}
