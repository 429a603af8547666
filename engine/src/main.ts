import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { guardarServidor } from '@martelo/shared/borda-http';
import { podeMonitorar } from '@martelo/shared/monitoramento';
import { type Logger, pino } from 'pino';
import { Registry } from 'prom-client';
import { abrirArmazens } from './armazens.ts';
import { decide } from './auction/decide.ts';
import { evolve } from './auction/evolve.ts';
import { respostaRepetida } from './auction/idempotencia.ts';
import { criarPosicoes } from './cliente/posicao.ts';
import { rotasCliente } from './cliente/rotas.ts';
import { CLIENTES } from './clientes/registro.ts';
import { rotasGrupos } from './clientes/rotas-grupos.ts';
import { rotasParticipacao } from './clientes/rotas-participacao.ts';
import { criarComitentesDaMarca } from './comitentes/da-marca.ts';
import { rotasComitentes } from './comitentes/rotas.ts';
import { rotasCondicionais } from './condicionais/rotas.ts';
import { type Configuracao, lerConfiguracao } from './configuracao.ts';
import { registrarAvisos } from './correio/avisos.ts';
import { registrarAvisosDeConta } from './correio/avisos-de-conta.ts';
import { correioEmPasta, correioSmtp } from './correio/correio.ts';
import { carregarDemo, completarDemo, terminarDemo } from './demo/carregar.ts';
import { motorPaciente } from './demo/paciente.ts';
import { compradorDe } from './documentos/comprador.ts';
import { enderecosDeDocumento } from './documentos/enderecos.ts';
import { rotasDocumentos } from './documentos/rotas.ts';
import { rotasDeEnsaio } from './ensaios/rotas.ts';
import { contarEstatisticas } from './estatisticas/contar.ts';
import { rotaEstatisticas } from './estatisticas/rotas.ts';
import { criarReservas } from './exposicao/reservas.ts';
import { rotasFretes } from './fretes/rotas.ts';
import { rotasHabilitacoes } from './habilitacoes/rotas.ts';
import { criarSituacaoDaHabilitacao } from './habilitacoes/situacao.ts';
import { exigirExibicao } from './hotsites/exibicao.ts';
import { criarHttp } from './http/http.ts';
import { origemPermitida } from './http/origens.ts';
import { USUARIOS } from './identity/contas.ts';
import { criarIdentidade } from './identity/identidade.ts';
import { rotasImportacao } from './importacao/rotas.ts';
import { abrirFila } from './jobs/abrir-fila.ts';
import { rotasLances } from './lances/rotas.ts';
import { criarLeiloeiro } from './leiloeiro/agir.ts';
import { criarApelidos } from './leiloeiro/apelidos.ts';
import { rotasApelidos } from './leiloeiro/rotas.ts';
import { rotasLeiloeiros } from './leiloeiros/rotas.ts';
import { criarLocalizador } from './leiloes/acesso.ts';
import { criarNumerador } from './leiloes/numerador.ts';
import { LEILOES } from './leiloes/registro.ts';
import { rotaArquivosDeLeiloes } from './leiloes/rotas-arquivos.ts';
import { rotasEquipeLeiloes } from './leiloes/rotas-equipe.ts';
import { rotasPublicasLeiloes } from './leiloes/rotas-publicas.ts';
import { rotasVitrineLeiloes } from './leiloes/rotas-vitrine.ts';
import { criarDarLance } from './lotes/dar-lance.ts';
import { indexarTudo, seguirNaBusca } from './lotes/indexar.ts';
import { lerLivro } from './lotes/livro.ts';
import { criarLoteDoVeiculo } from './lotes/lote-do-veiculo.ts';
import { criarRecibos } from './lotes/recibo.ts';
import { LOTES } from './lotes/registro.ts';
import { rotaAoVivo } from './lotes/rota-ao-vivo.ts';
import { rotaBuscaLotes } from './lotes/rota-busca.ts';
import { rotaHistorico } from './lotes/rota-historico.ts';
import { rotasEquipeLotes } from './lotes/rotas-equipe.ts';
import { rotasPublicasLotes } from './lotes/rotas-publicas.ts';
import { abrirMotor } from './motores.ts';
import { medirLog } from './observacao/medir-log.ts';
import { medirMotor } from './observacao/medir-motor.ts';
import { medirPorLeitura } from './observacao/metricas.ts';
import { criarExigirParticipacao } from './participacao/exigir-participacao.ts';
import { seguirFatos } from './participacao/fatos-do-leilao.ts';
import { rotasPatios } from './patios/rotas.ts';
import { garantirAdministrador } from './primeiro-administrador.ts';
import { concluirPedidos, type Dreno, escutar, frasePara, parada, prepararPasta } from './processo.ts';
import { projecaoCatalogo } from './projecoes/catalogo.ts';
import { pedeTarefa } from './projecoes/tarefas.ts';
import { rotasPropostas } from './propostas/rotas.ts';
import { criarAssinaturas } from './provas/assinaturas.ts';
import { rotasDasPartesPrivadas } from './provas/rotas-privadas.ts';
import { rotasDosLivros } from './provas/rotas-publicas.ts';
import { abrirAlcance } from './realtime/alcance.ts';
import { montarRealtime } from './realtime/realtime.ts';
import type { Acesso } from './records/records.ts';
import { impressaoDoNucleo } from './retratos/nucleo.ts';
import { ambienteReal } from './runtime/ambiente.ts';
import { limitesDeLance } from './runtime/limites.ts';
import { criarProjetor } from './runtime/projecoes.ts';
import { saidaDoLog } from './saida-do-log.ts';
import { IndiceLotes } from './search/indice-lotes.ts';
import { abrirLeitura, terminadosDe } from './terminados/leitura.ts';
import { criarNoAr } from './transmissoes/registro.ts';
import { rotasTransmissoes } from './transmissoes/rotas.ts';
import { rotasVeiculos } from './veiculos/rotas.ts';
import { avisarVendas } from './vendas/avisar.ts';

const SISTEMA: Acesso = { tipo: 'sistema' };

// Under `node --watch` every thread would report the files it loads to who started it, among its answers.
delete process.env.WATCH_REPORT_DEPENDENCIES;

/** What the engine is made of, in the order in which it comes to life. Gives what stops it. */
async function ligar(config: Configuracao, log: Logger, dreno: Dreno): Promise<() => Promise<void>> {
  const ambiente = ambienteReal();
  const agora = () => ambiente.agora();
  if (!config.limites) log.warn('MARTELO_LIMITES=0: os limites de uso estão desligados');

  const metricas = new Registry();

  // The two stores: what happened in auctions, and everything else.
  const armazens = await abrirArmazens(config, agora);
  const { registros } = armazens;
  const diario = medirLog(armazens.diario, metricas);

  // Who is who.
  const identidade = await criarIdentidade({
    registros,
    cofre: armazens.cofre,
    relogio: agora,
    compartilhada: config.distribuida !== null,
    limites: config.limites,
    fatorInterno: config.fatorInterno,
    molde: config.molde,
    emDisputa: (cliUid) => posicoes.emDisputa(cliUid),
  });
  const { hotsites, clientes, chaves } = identidade;
  const enderecos = enderecosDeDocumento(chaves.derivar);

  // The auctions: one writer each, driving the pure core.
  const nucleo = { decide, evolve, respostaRepetida };
  const aberto = await abrirMotor(config, { log: diario, nucleo, ambiente, registrador: log });
  const motor = medirMotor(aberto.motor, metricas);

  // What follows from the log: records for lists, ledger lines, sales.
  const catalogo = projecaoCatalogo(registros, {
    enderecos,
    hotsiteDoCliente: (tx, cliUid) => tx.ler(CLIENTES, cliUid)?.hotsiteId ?? null,
  });
  const escrita = registros.projecoes;
  const projetor = await criarProjetor({
    log: diario,
    motor,
    escrita,
    ambiente,
    registrador: log,
    projecoes: [catalogo],
  });
  const emDia = () => projetor.emDia();
  const indice = new IndiceLotes();
  await emDia();
  await indexarTudo(indice, registros);
  const pararBusca = seguirNaBusca(indice, motor);

  const leitura = await abrirLeitura({ motor, registros, registrador: log, nucleo: impressaoDoNucleo() });

  // What people do.
  const exibicao = (acesso: Acesso) =>
    exigirExibicao(acesso, acesso.tipo === 'sistema' ? null : hotsites.porId(acesso.hotsiteId), agora());
  const localizador = criarLocalizador({ motor, leitura, registros, emDia, exigirExibicao: exibicao });
  const ids = {
    leilao: criarNumerador(registros, 'leilao', registros.colecao(LEILOES)),
    lote: criarNumerador(registros, 'lote', registros.colecao(LOTES)),
  };
  const comitentes = criarComitentesDaMarca(registros);
  const loteDoVeiculo = criarLoteDoVeiculo(registros, leitura);
  const nomeDoUsuario = async (uid: string) =>
    (await registros.colecao(USUARIOS).obter(SISTEMA, uid))?.nome ?? 'Equipe';
  const fatos = seguirFatos(motor);
  const reservas = criarReservas({ registros, motor, emDia, agora, registrador: log });
  const exigirParticipacao = criarExigirParticipacao({
    motor,
    hotsites,
    fatos,
    situacaoDoCliente: clientes.situacaoDoCliente,
    situacaoDaHabilitacao: criarSituacaoDaHabilitacao(registros, agora),
    comReserva: reservas.comReserva,
    agora,
  });
  const comRecibo = criarRecibos(chaves.assinanteEm);
  const darLance = criarDarLance({ motor, localizador, exigirParticipacao, comRecibo });
  const limites = limitesDeLance(agora, config.limites, ({ cliUid, lote, comandoId }) => {
    const onde = localizador.lembrado(lote);
    return onde !== null && motor.respondeu(onde.leiUid, { autor: cliUid, comandoId });
  });
  const posicoes = criarPosicoes(leitura, registros, emDia);
  const eventosApos = lerLivro(registros, emDia);
  const apelidos = criarApelidos(registros);
  const leiloeiro = criarLeiloeiro({ motor, localizador, apelidos });

  // What may wait and must not be lost: letters to people.
  const fila = abrirFila(config, { registros, logger: log, relogio: agora });

  const app = criarHttp({
    rotas: [
      ...identidade.rotas,
      ...identidade.rotasComCorreio(fila),
      ...rotasEquipeLeiloes({ motor, localizador, ids, comitentes }),
      ...rotasPublicasLeiloes({ registros, localizador, emDia, agora, exigirExibicao: exibicao }),
      ...rotasVitrineLeiloes({
        ...{ motor, leitura, registros, emDia, agora, noAr: criarNoAr(registros), exigirExibicao: exibicao },
      }),
      ...rotasTransmissoes({ registros, localizador, agora }),
      rotaHistorico({ log: diario, localizador, nomeDoUsuario, agora, limitesAtivos: config.limites }),
      ...rotasEquipeLotes({ motor, localizador, ids: ids.lote, comitentes }),
      ...rotasImportacao({ motor, localizador, ids: ids.lote, comitentes }),
      rotaBuscaLotes({ motor, leitura, indice, exigirExibicao: exibicao }),
      ...rotasPublicasLotes({
        registros,
        localizador,
        posicoes,
        limites,
        darLance,
        emDia,
      }),
      rotaAoVivo({ localizador, posicoes, eventosApos, agora }),
      ...rotasDosLivros({ localizador, eventosApos, assinaturas: criarAssinaturas(chaves) }),
      ...rotasDasPartesPrivadas({
        log: diario,
        registros,
        localizador,
        comRecibo,
        agora,
        limitesAtivos: config.limites,
      }),
      ...rotasGrupos(registros),
      ...rotasParticipacao({
        registros,
        situacaoDoCliente: clientes.situacaoDoCliente,
        exposicaoDe: reservas.exposicaoDe,
        agora,
      }),
      ...aberto.rotas,
      ...rotasVeiculos({ registros, loteDoVeiculo, comitentes, emDia }),
      ...rotasHabilitacoes({ registros, localizador, agora }),
      ...rotasApelidos({ registros, localizador, comitentes }),
      ...rotasComitentes({ registros, localizador }),
      ...rotasLeiloeiros({ registros, emDia, agora }),
      ...rotasPatios({ registros, indice }),
      ...rotasFretes(registros),
      rotaArquivosDeLeiloes({ registros, localizador, emDia, agora, exigirExibicao: exibicao }),
      rotaEstatisticas({
        contar: (hotsiteId) => contarEstatisticas({ registros, indice }, hotsiteId, agora()),
        agora,
      }),
      ...rotasLances({ motor, registros, localizador, emDia, agora }),
      ...rotasPropostas({
        ...{ motor, registros, localizador, exigirParticipacao, comRecibo, limites, emDia },
      }),
      ...rotasCondicionais({
        ...{ motor, leitura, registros, localizador, exigirParticipacao, nomeDoUsuario, emDia },
      }),
      ...rotasCliente({ leitura, registros, enderecos, emDia }),
      ...rotasDeEnsaio({ registros, abrirSessao: identidade.sessaoDeEnsaio, agora }),
      ...rotasDocumentos({
        leitura,
        registros,
        enderecos,
        emDia,
        comprador: (cliUid) => compradorDe(registros, cliUid),
        hotsitePorId: hotsites.porId,
        siteDe: config.siteDe,
      }),
    ],
    resolverHotsite: hotsites,
    autenticar: identidade.autenticar,
    segredos: config.segredos,
    proxies: config.proxies,
    monitora: (autorizacao) => podeMonitorar(autorizacao, process.env),
    logger: log,
    metricas,
    prontidao: {
      processo: () => (dreno.comecou ? 'encerrando' : null),
      livro: () => (motor.carga().semLog ? 'não aceita gravação' : null),
      registros: async () =>
        (await registros.colecao(LEILOES).obter(SISTEMA, '-')) === null ? null : 'ilegível',
      projecoes: () => (projetor.falhas().length === 0 ? null : `com falha: ${projetor.falhas().join(', ')}`),
    },
  });
  const servidor = createServer(app);
  guardarServidor(servidor);
  const alcance = abrirAlcance(config.distribuida, { registros, log });
  const realtime = montarRealtime({
    adaptador: alcance.adaptador,
    server: servidor,
    motor,
    log,
    agora,
    localizador,
    darLance,
    limites,
    limitesAtivos: config.limites,
    segredos: config.segredos,
    proxies: config.proxies,
    verificar: identidade.verificar,
    conferir: identidade.conferir,
    hotsitePorSubdominio: hotsites.porSubdominio,
    origemPermitida: (origem, anfitriao) => origemPermitida(origem, anfitriao, hotsites),
    posicoesDoCliente: posicoes.todas,
    leiloeiro,
    eventosApos,
    loteDoVeiculo: async (acesso, veiUid) => (await loteDoVeiculo(acesso, veiUid))?.lelUid ?? null,
  });
  alcance.ligar(realtime.io);
  identidade.aoEncerrarSessao(realtime.encerrarSessao);
  identidade.aoMudarConta((contaUid) => void realtime.conferirConta(contaUid));
  medirPorLeitura(metricas, {
    registros,
    atrasoDasProjecoes: () => projetor.atraso(),
    carga: () => motor.carga(),
    pasta: config.pasta,
    sockets: () => realtime.io.engine.clientsCount,
  });
  const pararAvisos = avisarVendas({ motor, registros, emDia }, realtime.avisarVenda, (err) =>
    log.error({ err }, 'a sale could not be announced'),
  );

  const { smtp, remetente } = config.correio;
  const cartas = {
    registros,
    correio: smtp === null ? correioEmPasta(join(config.pasta, 'correio')) : correioSmtp(smtp),
    hotsitePorId: hotsites.porId,
    siteDe: config.siteDe,
    remetente,
    agora,
    log,
  };
  registrarAvisos(fila, cartas);
  registrarAvisosDeConta(fila, { ...cartas, ...identidade });
  const pararTarefas = motor.aoGravar(({ events }) => {
    if (events.some(pedeTarefa)) emDia().then(fila.procurar, () => {});
  });
  await fila.iniciar();

  if (config.demo.carregar) {
    const demo = { motor: motorPaciente(motor), registros, identidade, darLance, ids, emDia, agora, log };
    const { total } = await registros
      .colecao(LEILOES)
      .listar(SISTEMA, { filtros: [], pagina: 1, porPagina: 1 });
    if (total === 0) await carregarDemo(demo, senhaDemo(config, log));
    await completarDemo(demo);
    terminarDemo(demo).catch((err) => log.error({ err }, 'a carga de demonstração não terminou'));
  }
  await garantirAdministrador({ registros, identidade, log }, config.administrador);
  await escutar(servidor, config.porta);
  log.info({ porta: config.porta, lotes: indice.tamanho }, 'engine no ar');
  leitura
    .completar(terminadosDe(registros))
    .catch((err) => log.warn({ err }, 'finished auctions could not be written down'));

  return async () => {
    // Bids in flight are answered before anything they need is taken away.
    servidor.close();
    await motor.parar();
    await realtime.parar();
    alcance.fechar();
    await concluirPedidos(servidor);
    pararAvisos();
    pararTarefas();
    await fila.parar();
    pararBusca();
    apelidos.parar();
    await projetor.parar();
    await leitura.parar();
    await aberto.concluir();
    await registros.close();
    await diario.close();
    await armazens.cofre.fechar();
  };
}

/** Given by whoever starts the engine, else made now and said once. */
function senhaDemo({ demo }: Configuracao, log: Logger): string {
  if (demo.senha !== null) return demo.senha;
  const senha = randomBytes(9).toString('base64url');
  log.warn({ senha }, 'senha das contas de demonstração');
  return senha;
}

const inicio = performance.now();
try {
  const config = lerConfiguracao(process.env);
  prepararPasta(config.pasta);
  const log = pino({ level: config.nivelDeLog, base: { servico: 'engine' } }, saidaDoLog());
  const dreno: Dreno = { ms: config.drenoMs, comecou: false };
  const desligar = await ligar(config, log, dreno);
  log.info({ ms: Math.round(performance.now() - inicio) }, 'pronto');
  parada(desligar, log, dreno);
} catch (erro) {
  process.stderr.write(`${frasePara(erro)}\n`);
  process.exit(1);
}
