import {
  type LivroPrivado,
  livroPrivado,
  type ProvasDoCliente,
  provasDoCliente,
} from '@martelo/shared/livro';
import { z } from 'zod';
import { comoCliente } from '../../api/chamador.ts';
import { paramsUid } from '../../api/comando.ts';
import { criarLimitador } from '../../api/limite.ts';
import { type Rota, rota } from '../../api/rota.ts';
import type { Localizador } from '../../leituras/localizador.ts';
import type { EventLog } from '../../log/log.ts';
import { SISTEMA } from '../../records/acesso.ts';
import type { Busca, Registros } from '../../records/records.ts';
import { ABERTURAS, aberturaVista, criarAbrir } from './aberturas.ts';
import { minhaProva } from './minha-prova.ts';
import { lerFeitos } from './partes.ts';
import type { ComRecibo } from './recibo.ts';

interface Dependencias {
  log: EventLog;
  registros: Registros;
  localizador: Localizador;
  comRecibo: ComRecibo;
  agora(): number;
  limitesAtivos: boolean;
}

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
      resposta: livroPrivado,
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
      resposta: z.object({ itens: z.array(aberturaVista) }),
      async executar({ params, chamador }) {
        const { lote } = await localizador.lote(chamador.acesso, params.uid);
        const doLote: Busca = {
          filtros: [{ tipo: 'exata', campo: 'lelUid', valor: lote.uid }],
          ordem: { campo: 'instante', tipoOrdenacao: 'desc', tipoCampo: 'date' },
        };
        const itens: z.infer<typeof aberturaVista>[] = [];
        for await (const abertura of aberturas.percorrer(SISTEMA, doLote)) {
          const { instante, usuUid, requestId, ip, lance = null } = abertura;
          itens.push({ instante, usuUid, requestId, ip, lance });
        }
        return { itens };
      },
    }),
    rota({
      metodo: 'get',
      caminho: '/v1/cliente/lotes/:uid/provas',
      resumo: 'As provas dos meus próprios lances em um lote: recibo, sal e parte privada de cada um',
      guarda: 'cliente',
      params: paramsUid,
      resposta: provasDoCliente,
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
