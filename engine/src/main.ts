import { createServer } from 'node:http';
import { guardarServidor } from '@martelo/shared/borda-http';
import { ErroMartelo } from '@martelo/shared/erros';
import { podeMonitorar } from '@martelo/shared/monitoramento';
import { type Logger, pino } from 'pino';
import { Registry } from 'prom-client';
import { ligarADois } from './acesso/a-dois/ligar.ts';
import { exigirApelidoLivre } from './acesso/clientes/apelido.ts';
import { CLIENTES } from './acesso/clientes/registro.ts';
import { rotasDosGruposDoCliente } from './acesso/clientes/rotas-grupos.ts';
import { servicosDosClientes } from './acesso/clientes/servicos.ts';
import { criarQuemTemPapel, criarUsuarioComPapel, criarUsuarioPorEmail } from './acesso/identidade/contas.ts';
import { criarIdentidade } from './acesso/identidade/identidade.ts';
import { exigirExibicao } from './acesso/marcas/exibicao.ts';
import { exigirTodasAsMarcas } from './acesso/marcas/todas.ts';
import { criarBloqueios } from './acesso/porta/bloqueios.ts';
import { criarManutencoes } from './acesso/porta/manutencoes.ts';
import { criarPorta } from './acesso/porta/porta.ts';
import { rotaDasPortas } from './acesso/porta/rota.ts';
import { criarPortaDosSoquetes } from './acesso/porta/soquetes.ts';
import { criarPrimeiraHora } from './acesso/primeira-hora/primeira-hora.ts';
import { rotasDaPrimeiraHora } from './acesso/primeira-hora/rotas.ts';
import { ligarUsuarios } from './acesso/usuarios/ligar.ts';
import { anotarSemSenha } from './acesso/usuarios/perdas.ts';
import { USUARIOS } from './acesso/usuarios/registro.ts';
import { criarHttp } from './api/http.ts';
import { criarLimitador } from './api/limite.ts';
import { origemPermitida } from './api/origens.ts';
import { exportavelDoRecurso } from './api/recurso/exportavel.ts';
import { criarRecursos } from './api/recurso/recursos.ts';
import { exigirVisaoDaLista } from './api/recurso/visao-da-lista.ts';
import { apagarRespostasDeTemposEmTempos } from './api/respostas-velhas.ts';
import { criarUmaVez } from './api/uma-vez.ts';
import { abrirArmazens } from './armazens.ts';
import { decide } from './auction/decide.ts';
import { evolve } from './auction/evolve.ts';
import { respostaRepetida } from './auction/modelo/idempotencia.ts';
import { abrirAvisos } from './avisos/abrir.ts';
import { esperasDe } from './avisos/rotas-sino-da-equipe.ts';
import { ligarBancos } from './bancos/ligar.ts';
import type { ServicosDaCasa } from './casa/servicos.ts';
import { type Configuracao, lerConfiguracao } from './configuracao.ts';
import { FONTES, SEM_TITULAR } from './dados-do-titular.ts';
import { ligarDemo } from './demo/ligar.ts';
import { lerEspecies, TELAS, TELAS_AO_VIVO } from './especies.ts';
import { ligarArquivos } from './files/ligar.ts';
import { abrirFila } from './jobs/abrir-fila.ts';
import { criarEfeitos } from './jobs/efeitos.ts';
import { indexarTudo, seguirNaBusca } from './leituras/busca/indexar.ts';
import { IndiceLotes } from './leituras/busca/indice-lotes.ts';
import { criarLocalizador } from './leituras/localizador.ts';
import { criarLoteDoVeiculo } from './leituras/lote-do-veiculo.ts';
import { projecaoCatalogo } from './leituras/projecoes/catalogo.ts';
import { projecaoLotesDaCasa } from './leituras/projecoes/lote-da-casa.ts';
import { pedeTarefa } from './leituras/projecoes/tarefas.ts';
import { moveVeiculo } from './leituras/projecoes/veiculo.ts';
import { enderecosDeDocumento } from './leituras/registros/endereco-de-documento.ts';
import { LEILOES } from './leituras/registros/leilao.ts';
import { abrirLeitura, terminadosDe } from './leituras/terminados/leitura.ts';
import { abrirMotor } from './motores.ts';
import { criarAcompanhar } from './negocio/acompanhar/acompanhar.ts';
import { rotasDeAcompanhar } from './negocio/acompanhar/rotas.ts';
import { rotaDaBuscaGeral } from './negocio/busca-geral/rotas.ts';
import { ligarBuscas } from './negocio/buscas/ligar.ts';
import { criarCarimbosEmVigor } from './negocio/carimbos/em-vigor.ts';
import { rotaDoCep, rotaDosMunicipios } from './negocio/cep/rotas.ts';
import { lerTabelaDeCep } from './negocio/cep/tabela.ts';
import { ligarConta } from './negocio/conta/ligar.ts';
import { ligarConversas } from './negocio/conversas/ligar.ts';
import { ligarDocumentos } from './negocio/documentos/ligar.ts';
import { ligarDocumentosDoCliente } from './negocio/documentos-cliente/ligar.ts';
import { rotasDeEnsaio } from './negocio/ensaios/rotas.ts';
import { ligarEstadias } from './negocio/estadias/ligar.ts';
import { vistoriadoDesde } from './negocio/estadias/vistoriado.ts';
import { rotasDosEventos } from './negocio/eventos/rotas.ts';
import { criarImprimir } from './negocio/exportacoes/imprimir.ts';
import { ligarExportacoes } from './negocio/exportacoes/ligar.ts';
import { partesEntre } from './negocio/exportacoes/partes.ts';
import { criarRecolher } from './negocio/exportacoes/recolher.ts';
import { ligarFavoritos } from './negocio/favoritos/ligar.ts';
import { ligarFotos } from './negocio/fotos/ligar.ts';
import { comFotosAprovadas } from './negocio/fotos/no-lote.ts';
import { ligarIndicacoes } from './negocio/indicacoes/ligar.ts';
import { ligarLeiloes } from './negocio/leilao/ligar.ts';
import { criarPausas } from './negocio/manutencao/pausas.ts';
import { rotaDoPainel } from './negocio/painel/rota.ts';
import { ligarRelatorios } from './negocio/relatorios/ligar.ts';
import { ligarRemocoes } from './negocio/remocoes/ligar.ts';
import { ligarRetirada } from './negocio/retirada/ligar.ts';
import { ligarTitular } from './negocio/titular/ligar.ts';
import { ligarTransmissoes } from './negocio/transmissoes/ligar.ts';
import { ligarVeiculos } from './negocio/veiculos/ligar.ts';
import { criarEncerrarPedido } from './negocio/vendas/encerrar-pedido.ts';
import { ligarVendas } from './negocio/vendas/ligar.ts';
import { criarCondicao } from './negocio/vistorias/condicao.ts';
import { rotasDoLaudo } from './negocio/vistorias/laudo.ts';
import { ligarVistorias } from './negocio/vistorias/ligar.ts';
import { medirAvisos } from './observability/avisos-metrics.ts';
import { medirEfeitos } from './observability/efeitos-metrics.ts';
import { medirArquivos } from './observability/files-metrics.ts';
import { medirPorLeitura } from './observability/gauges.ts';
import { medirLog } from './observability/log-metrics.ts';
import { medirMotor } from './observability/motor-metrics.ts';
import { contarRegistros } from './observability/records-metrics.ts';
import { abrirACasa } from './primeiro-administrador.ts';
import { concluirPedidos, type Dreno, escutar, frasePara, parada, prepararPasta } from './processo.ts';
import { abrirAlcance } from './realtime/other-processes.ts';
import { montarRealtime } from './realtime/realtime.ts';
import { SISTEMA } from './records/acesso.ts';
import type { Acesso } from './records/records.ts';
import { realEnvironment } from './runtime/environment.ts';
import { criarProjetor } from './runtime/projector.ts';
import { impressaoDoNucleo } from './runtime/snapshots/core-fingerprint.ts';
import { saidaDoLog } from './saida-do-log.ts';

// Under `node --watch` every thread would report the files it loads to who started it, among its answers.
delete process.env.WATCH_REPORT_DEPENDENCIES;

/** What the engine is made of, in the order in which it comes to life. Gives what stops it. */
async function ligar(config: Configuracao, log: Logger, dreno: Dreno): Promise<() => Promise<void>> {
  const ambiente = realEnvironment();
  const agora = () => ambiente.agora();
  if (!config.limites) log.warn('MARTELO_LIMITES=0: os limites de uso estão desligados');

  const metricas = new Registry();

  // The two stores: what happened in auctions, and everything else.
  const armazens = await abrirArmazens(config, agora, contarRegistros(metricas));
  const { registros } = armazens;
  const diario = medirLog(armazens.diario, metricas);

  // Who is kept out, and what is closed.
  const compartilhada = config.distribuida !== null;
  const bloqueios = await criarBloqueios({ registros, agora, compartilhada });
  const manutencoes = await criarManutencoes({ registros, agora, compartilhada });
  const carimbos = await criarCarimbosEmVigor({ registros, agora, compartilhada, log });

  // Who is who.
  const identidade = await criarIdentidade({
    registros,
    cofre: armazens.cofre,
    relogio: agora,
    compartilhada,
    limites: config.limites,
    fatorInterno: config.fatorInterno,
    molde: config.molde,
    siteDe: config.siteDe,
    emDisputa: (cliUid) => leiloes.posicoes.emDisputa(cliUid),
    exigirAparelho: (aparelho, hotsiteId) =>
      bloqueios.exigir({ hotsiteId, endereco: '', aparelhos: [aparelho] }, ['TUDO', 'LOGIN']),
  });
  const { hotsites, clientes, chaves } = identidade;
  const enderecos = enderecosDeDocumento(chaves.derivar);
  const abertura = criarPrimeiraHora({
    ...{ registros, chaves, criarUsuario: identidade.criarUsuario, relogio: agora },
  });

  // The auctions: one writer each, driving the pure core.
  const nucleo = { decide, evolve, respostaRepetida };
  const aberto = await abrirMotor(config, { log: diario, nucleo, ambiente, registrador: log });
  const motor = medirMotor(aberto.motor, metricas);

  // What follows from the log: records for lists, ledger lines, sales.
  const catalogo = projecaoCatalogo(registros, {
    enderecos,
    hotsiteDoCliente: (tx, cliUid) => tx.ler(CLIENTES, cliUid)?.hotsiteId ?? null,
    hotsitePorId: hotsites.porId,
  });
  const escrita = registros.projecoes;
  const projetor = await criarProjetor({
    log: diario,
    motor,
    escrita,
    ambiente,
    registrador: log,
    projecoes: [catalogo, projecaoLotesDaCasa(registros)],
  });
  const emDia = () => projetor.emDia();
  const indice = new IndiceLotes();
  await emDia();
  await indexarTudo(indice, registros);
  const pararBusca = seguirNaBusca(indice, motor);

  const leitura = await abrirLeitura({ motor, registros, registrador: log, nucleo: impressaoDoNucleo() });

  // What may wait and must not be lost; and the one room by which people are told of something.
  const fila = await abrirFila(config, { registros, logger: log, relogio: agora });
  const efeitos = criarEfeitos({ registros, fila, logger: log, contagem: medirEfeitos(metricas), agora });
  const avisos = await abrirAvisos({
    ...{ registros, motor, fila, efeitos, identidade, config, contar: medirAvisos(metricas), agora, log },
    tocar: (cliUid, aviso) => realtime.tocarSino(cliUid, aviso),
    tocarEquipe: (hotsiteId, usuUid, { evento }) => realtime.tocarPessoa(hotsiteId, usuUid, evento),
    equipe: { olhadas: () => realtime.equipesOlhadas(), tocar: (...qual) => realtime.tocarFila(...qual) },
    olhando: (cliUid, lelUid) => realtime.olhando(cliUid, lelUid),
    vendaEmDia: (lelUid) => vendas.vendaEmDia(lelUid),
  });

  // What people send that is more than words.
  const arquivos = ligarArquivos({
    ...{ registros, derivar: chaves.derivar, config, contagem: medirArquivos(metricas), agora, log },
    outros: (lista) => partesEntre(registros, lista),
  });

  // What people do: auctions and lots, from the catalogue to the hammer.
  const exigirExibicaoA = (acesso: Acesso) =>
    exigirExibicao(acesso, acesso.tipo === 'sistema' ? null : hotsites.porId(acesso.hotsiteId), agora());
  const localizador = criarLocalizador({
    ...{ motor, leitura, registros, emDia, exigirExibicao: exigirExibicaoA },
  });
  const loteDoVeiculo = criarLoteDoVeiculo(registros, leitura);
  const nomeDoUsuario = async (uid: string) =>
    (await registros.colecao(USUARIOS).obter(SISTEMA, uid))?.nome ?? 'Equipe';
  const exigirClienteDaMarca = async (hotsiteId: number, cliUid: string): Promise<void> => {
    const cliente = await registros.colecao(CLIENTES).obter(SISTEMA, cliUid);
    if (cliente?.hotsiteId !== hotsiteId) throw new ErroMartelo('NAO_ENCONTRADO', { campo: 'cliUid' });
  };
  const encerrarPedido = criarEncerrarPedido({ registros, hotsitePorId: hotsites.porId, agora });
  const usuarios = ligarUsuarios({
    encerrarPedido,
    provarDono: identidade.provarDono,
    ...{ registros, nomeDoUsuario, agora, validadeDasAprovacoesMs: config.validadeDasAprovacoesMs },
    ...{ siteDe: config.siteDe, corDe: avisos.corDe },
  });
  const aDois = ligarADois({
    ...{ registros, agora, validadeMs: config.validadeDasAprovacoesMs },
    ...{
      hotsitePorId: hotsites.porId,
      encerrarPedido,
      nomeDaMarca: (id) => hotsites.porId(id)?.nome ?? String(id),
    },
  });
  const comum = { motor, registros, leitura, localizador, indice, hotsites, emDia, agora, log };
  const umaVez = criarUmaVez(registros);
  const leiloes = ligarLeiloes({
    umaVez,
    carimbar: carimbos.carimbar,
    ...{
      ...comum,
      motor: comFotosAprovadas(motor, {
        registros,
        hotsitePorId: hotsites.porId,
        porHost: hotsites.porHost,
        agora,
      }),
      diario,
      clientes,
      chaves,
      nomeDoUsuario,
      limitesAtivos: config.limites,
    },
    segundaPessoa: aDois.segundaPessoa,
    exigirExibicao: exigirExibicaoA,
    acertarVeiculo: (veiUid) => veiculos.servicos.acertarSituacaoDoVeiculo(veiUid),
    dinheiroDoLote: {
      pedir: (...mao) => vendas.dinheiroDoLote.pedir(...mao),
      exigirNenhum: (mao) => vendas.dinheiroDoLote.exigirNenhum(mao),
    },
    desfazerVenda: (...qual) => vendas.desfazerVenda(...qual),
  });

  // From the hammer to the keys: sales and their money, the banks that it comes through, and the yards.
  const { siteDe } = config;
  const { endereco } = config.avisosDePix;
  const bancos = ligarBancos({
    ...{ registros, derivar: chaves.derivar, agora, log, ...config.avisosDePix },
    ...{ segundaPessoa: aDois.segundaPessoa, nomeDoUsuario, alcance: config.bancosEm },
    aoReceberPix: (pix, de) => vendas.aoReceberPix(pix, de),
    aoReceberCartao: (transacao, de) => vendas.aoReceberCartao(transacao, de),
  });
  const conta = ligarConta({
    ...{ registros, identidade, fila, efeitos, umaVez, siteDe, limites: config.limites, agora, log },
    ...{ avisar: avisos.avisar, registrarSegredo: avisos.entregador.registrarSegredo },
  });
  const vendas = ligarVendas({
    carimbar: carimbos.carimbar,
    numeros: leiloes.ids.lote,
    ...{ ...comum, bancos: bancos.bancos, arquivos, enderecos, fila, umaVez, siteDe },
    ...{ avisar: avisos.avisar, foiDito: avisos.foiDito, nomeDoUsuario, verPedido: aDois.ver },
    segundaPessoa: aDois.segundaPessoa,
    validadeDasAprovacoesMs: config.validadeDasAprovacoesMs,
    // The demo's provider runs beside this process, and knows no brand's name.
    avisosEm: (hotsite) =>
      endereco ??
      (config.bancoSimulado === null ? `${siteDe(hotsite)}/api` : `http://127.0.0.1:${config.porta}`),
    comoRetirada: (agendamento, tudoPago) => retirada.comoRetirada(agendamento, tudoPago),
    papelDoBoleto: (uid) => documentos.papelDoBoleto(uid),
    impressoDoBoleto: (uid) => documentos.impressoDoBoleto(uid),
    avisarVenda: (cliUid, venda) => realtime.avisarVenda(cliUid, venda),
    semPressa: projetor.semPressa,
  });
  const retirada = ligarRetirada({
    ...{ registros, hotsites, derivar: chaves.derivar, fila, umaVez, agora },
    ...{ mudarVenda: vendas.mudar, emDia: vendas.emDia, arquivos, avisar: avisos.avisar },
  });
  const estadias = ligarEstadias({
    ...{ registros, hotsites, leitura, arquivos, umaVez, retirada, agora },
    vistoriadoDesde: (...qual) => vistoriadoDesde(registros, recursos, ...qual),
    ...{ emDia: vendas.emDia, avisar: avisos.avisar },
  });

  const documentos = ligarDocumentos({
    ...{ registros, leitura, hotsites, enderecos, siteDe, agora, derivar: chaves.derivar },
    ...{ comoCompras: vendas.comoCompras, eventosApos: leiloes.eventosApos, emDia: vendas.emDia },
    reciboDoVencedor: leiloes.reciboDoVencedor,
    beneficiarioDe: vendas.beneficiarioDe,
    limites: config.limites,
  });

  const veiculos = ligarVeiculos({
    ...{ registros, localizador, loteDoVeiculo, leitura, fila, chaves, arquivos, emDia, agora },
    ocupacao: leiloes.ocupacao,
    ...{ fipeUrl: config.fipeUrl, vendasEmDia: vendas.emDia },
  });

  // What vehicles are like, and lots look like.
  const condicao = criarCondicao({ registros, localizador, loteDoVeiculo });
  const fotos = ligarFotos({
    ...{ motor, registros, arquivos, localizador, umaVez, emDia, agora },
    hotsitePorId: hotsites.porId,
    fotoDeVistoria: condicao.fotoMostrada,
    exigirExibicao: exigirExibicaoA,
  });

  // What vehicles are like.
  const vistorias = ligarVistorias({
    ...{ registros, arquivos, nomeDoUsuario, agora },
    servicosDoVeiculo: veiculos.servicos,
    hotsitePorId: hotsites.porId,
  });

  // How vehicles come to the yards.
  const remocoes = ligarRemocoes({
    ...{ registros, arquivos, umaVez, nomeDoUsuario, agora, log },
    estadias: estadias.servicos,
    vistorias: vistorias.daColeta,
    acessoDe: identidade.acessoDeQuem,
    hotsitePorId: hotsites.porId,
    avisar: (usuUid, oQue) => realtime.avisarRemocao(usuUid, oQue),
    validadeDasAprovacoesMs: config.validadeDasAprovacoesMs,
  });

  // What clients prove of themselves.
  const documentosDoCliente = ligarDocumentosDoCliente({
    registros,
    arquivos,
    avisar: avisos.avisar,
    umaVez,
    agora,
  });

  // What clients keep, and are told of.
  const doSino = { ...comum, efeitos, avisar: avisos.avisar };
  const favoritos = ligarFavoritos({ ...doSino, carimbar: carimbos.carimbar, loteDoVeiculo });
  const buscas = ligarBuscas({ ...doSino, espera: config.esperaDasNovidadesMs });

  // What people say to each other, and to the house.
  const conversas = await ligarConversas({
    ...{ registros, localizador, nomeDoUsuario, compartilhada, limites: config.limites, agora },
    ...{ quemTemPapel: criarQuemTemPapel(registros), exigirClienteDaMarca },
  });

  // What is seen of an auction.
  const transmissoes = ligarTransmissoes({
    ...{ registros, localizador, chaves, agora, log, enderecos: config.transmissoes },
  });

  // Who brings whom, and what one may ask of one's own data.
  const indicacoes = ligarIndicacoes({
    ...{ registros, clientes, umaVez, avisar: avisos.avisar, agora, log, limites: config.limites },
  });
  const recolher = criarRecolher(registros, arquivos.store);
  const titular = ligarTitular({
    ...{ registros, identidade, fila, arquivos, recolher, umaVez, agora, log, limites: config.limites },
    dados: { fontes: FONTES, semTitular: SEM_TITULAR },
    ...{ cmsUrl: config.cmsUrl, segredos: config.segredos },
    ...{ avisar: avisos.avisar, cartasACaminho: avisos.cartasACaminho },
    emDisputa: leiloes.posicoes.emDisputa,
    emDia: vendas.emDia,
  });

  const pausas = criarPausas({ motor, registros, manutencoes, emDia, log });

  // The kinds of record, and what they may use.
  const recursos = await lerEspecies();
  const listas = [
    ...recursos,
    ...TELAS.flatMap(({ recurso, colunas }) => (colunas === null ? [] : [recurso])),
  ];
  const relatorios = ligarRelatorios({ registros, leitura, emDia: vendas.emDia, agora });
  const exportacoes = ligarExportacoes({
    ...{ registros, store: arquivos.store, compartilhada, nomeDoUsuario, agora, log },
    exportaveis: [
      ...recursos.map((recurso) => exportavelDoRecurso(recurso as never, registros)),
      ...leiloes.exportaveis,
      ...relatorios.exportaveis,
    ],
    hotsitePorId: hotsites.porId,
    acessoDe: identidade.acessoDaCasa,
    imprimir: criarImprimir({ printUrl: config.printUrl, segredos: config.segredos }),
    avisar: ({ hotsiteId, por }, passo) => realtime.dizerPasso(hotsiteId, por, passo),
  });
  const servicos: ServicosDaCasa = {
    ...{ registros, agora, emDia, localizador, indice, loteDoVeiculo, nomeDoUsuario },
    exigirApelidoLivre: (hotsiteId, apelido, daSala) =>
      exigirApelidoLivre(registros, hotsiteId, apelido, daSala),
    usuarioComPapel: criarUsuarioComPapel(registros),
    usuarioPorEmail: criarUsuarioPorEmail(registros),
    quemTemPapel: criarQuemTemPapel(registros),
    ...{ ...vendas.servicos, ...retirada.servicos, ...estadias.servicos, ...fotos.servicos },
    ...{ ...documentos.servicos, ...documentosDoCliente.servicos, ...titular.servicos },
    ...usuarios.servicos,
    ...usuarios.aprovacoes({
      registros: { podeExecutar: aDois.podeExecutar, fazerAprovado: aDois.fazer },
      vendas: vendas.servicos,
    }),
    ...{ ...veiculos.servicos, ...remocoes.servicos, ...vistorias.servicos },
    ...{ segundaPessoa: aDois.segundaPessoa, esquecerPedido: aDois.esquecer },
    ...servicosDosClientes({ registros, agora }),
    enviarLinkDaConta: avisos.enviarLinkDaConta,
    encerrarSessoesDe: identidade.encerrarSessoesDe,
    async liberarFatorBloqueado({ por, ...qual }) {
      const de = await registros.colecao(USUARIOS).obter(SISTEMA, qual.contaUid);
      if (de !== null && por !== undefined) await anotarSemSenha(registros, agora(), { de, por });
      await identidade.liberarFatorBloqueado(qual);
    },
    entregarAviso: (uid) => avisos.entregador.entregar(uid),
    enviarConvite: avisos.convidar,
    enviarConviteDoEvento: avisos.convidarAoEvento,
    menuHosts: config.menuHosts,
    exigirTodasAsMarcas: exigirTodasAsMarcas(hotsites),
    carimbosEmDia: carimbos.emDia,
    async portasEmDia() {
      await Promise.all([bloqueios.emDia(), manutencoes.emDia()]);
    },
    exigirClienteDaMarca,
    avisoDeManutencao: manutencoes.aviso,
    leiloesAoVivo: pausas.aoVivo,
    pausasDaManutencao: pausas.contar,
    exigirVisaoDaLista: (acesso, visao) => exigirVisaoDaLista(listas as never, acesso, visao),
  };

  const acompanhar = criarAcompanhar({ registros, agora });
  const app = criarHttp({
    rotas: [
      ...identidade.rotas,
      ...identidade.rotasComCorreio(fila),
      ...usuarios.rotas,
      ...rotasDaPrimeiraHora({
        ...{ registros, abertura, hotsites, agora },
        tentativas: criarLimitador({
          ...{ capacidade: 60, reposicaoMs: 1_000, relogio: agora, ativo: config.limites },
        }),
      }),
      ...rotasDosGruposDoCliente(registros),
      ...avisos.rotas,
      ...conta,
      ...arquivos.routes,
      ...leiloes.rotas,
      ...bancos.rotas,
      ...vendas.rotas,
      ...retirada.rotas,
      ...estadias.rotas,
      ...documentos.rotas,
      ...documentosDoCliente.rotas,
      ...fotos.rotas,
      ...veiculos.rotas,
      ...vistorias.rotas,
      ...condicao.rotas,
      ...rotasDoLaudo({
        ...{ registros, localizador, arquivos, agora, siteDe, hotsitePorId: hotsites.porId },
        doLote: condicao.doLote,
      }),
      ...favoritos.rotas,
      ...buscas.rotas,
      ...conversas.rotas,
      ...transmissoes.rotas,
      ...indicacoes.rotas,
      ...titular.rotas,
      ...rotasDosEventos({
        ...{ registros, localizador, recolher, agora },
        limitador: criarLimitador({
          capacidade: 30,
          reposicaoMs: 2_000,
          relogio: agora,
          ativo: config.limites,
        }),
      }),
      ...exportacoes.rotas,
      ...relatorios.rotas,
      ...rotasDeAcompanhar({ acompanhar, localizador, emDia }),
      rotaDoPainel({
        ...{ registros, localizador, emDia, agora },
        presentes: (...onde) => realtime.presentes(...onde),
      }),
      rotaDaBuscaGeral({ registros, indice, localizador, loteDoVeiculo, emDia, agora }),
      ...(await criarRecursos(recursos, servicos, efeitos, TELAS)),
      ...aberto.rotas,
      ...rotasDeEnsaio({ registros, abrirSessao: identidade.sessaoDeEnsaio, agora }),
      rotaDasPortas(bloqueios, manutencoes, hotsites),
      rotaDosMunicipios(),
      rotaDoCep(
        lerTabelaDeCep(config.faixasDeCep),
        criarLimitador({ capacidade: 60, reposicaoMs: 1_000, relogio: agora, ativo: config.limites }),
      ),
    ],
    porta: criarPorta({ bloqueios, manutencoes, aparelhoDaSessao: identidade.aparelhoDaSessao }),
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
  const alcance = await abrirAlcance(config.distribuida, { registros, log });
  const realtime = montarRealtime({
    ...{ registros, acompanhar },
    aoVivo: [...recursos.map((recurso) => ({ recurso })), ...TELAS_AO_VIVO],
    adaptador: alcance.adaptador,
    server: servidor,
    motor,
    log,
    agora,
    localizador,
    carimbar: carimbos.carimbar,
    darLance: leiloes.darLance,
    receberCodigo: remocoes.receber,
    conversas: conversas.conversas,
    mensagens: conversas.mensagens,
    transmissoes: transmissoes.transmissoes,
    buscarLotes: leiloes.buscarLotes,
    contarVisita: leiloes.contarVisita,
    limites: leiloes.limites,
    limitesAtivos: config.limites,
    segredos: config.segredos,
    proxies: config.proxies,
    verificar: identidade.verificar,
    conferir: identidade.conferir,
    aparelhoDaSessao: identidade.aparelhoDaSessao,
    porta: criarPortaDosSoquetes(bloqueios, manutencoes),
    hotsitePorSubdominio: hotsites.porSubdominio,
    origemPermitida: (origem, anfitriao) => origemPermitida(origem, anfitriao, hotsites),
    posicoesDoCliente: leiloes.posicoes.todas,
    leiloeiro: leiloes.leiloeiro,
    eventosApos: leiloes.eventosApos,
    filasDe: esperasDe,
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
    vendasEmDesacordo: () => vendas.desacordos().length,
    sockets: () => realtime.io.engine.clientsCount,
  });
  const pararTarefas = motor.aoGravar(({ events }) => {
    if (events.some((evento) => pedeTarefa(evento) || moveVeiculo(evento)))
      projetor.semPressa().then(fila.procurar, () => {});
  });
  await fila.iniciar();
  await efeitos.iniciar();
  vendas.iniciar();
  arquivos.iniciar();
  favoritos.iniciar();
  buscas.iniciar();
  remocoes.iniciar();
  await veiculos.iniciar();
  await bancos.iniciar();
  await retirada.iniciar();
  avisos.iniciar();
  titular.iniciar();
  exportacoes.iniciar();
  pausas.iniciar();
  transmissoes.iniciar();
  const respostasVelhas = apagarRespostasDeTemposEmTempos(registros, agora, (err) =>
    log.warn({ err }, 'what commands were answered long ago stays'),
  );
  carimbos.iniciar();

  const pararDemo = await ligarDemo({
    ...{ motor, registros, identidade, emDia, agora, log, config, ligados: bancos },
    ...{ ids: leiloes.ids, darLance: leiloes.darLance, mudarVenda: vendas.mudar, arquivos },
    casa: {
      ...{ servicos, recursos, leitura, retirada, umaVez, vendasEmDia: vendas.emDia },
      validadeDasAprovacoesMs: config.validadeDasAprovacoesMs,
    },
    aoReceberPix: vendas.aoReceberPix,
    boletos: vendas.boletos,
  });
  const fecharACasa = await abrirACasa({ registros, identidade, abertura, log }, config);
  await escutar(servidor, config.porta);
  log.info({ porta: config.porta, lotes: indice.tamanho }, 'engine no ar');
  leitura
    .completar(terminadosDe(registros))
    .catch((err) => log.warn({ err }, 'finished auctions could not be written down'));

  return async () => {
    // Bids in flight are answered before anything they need is taken away.
    servidor.close();
    fecharACasa();
    await pausas.parar();
    await motor.parar();
    await realtime.parar();
    alcance.fechar();
    await concluirPedidos(servidor);
    await pararDemo();
    await bancos.parar();
    await vendas.parar();
    pararTarefas();
    await favoritos.parar();
    await buscas.parar();
    await remocoes.parar();
    await titular.parar();
    await exportacoes.parar();
    await respostasVelhas.parar();
    await efeitos.parar();
    await fila.parar();
    await arquivos.parar();
    await avisos.parar();
    bloqueios.parar();
    manutencoes.parar();
    conversas.parar();
    await transmissoes.parar();
    await carimbos.parar();
    pararBusca();
    await leiloes.parar();
    await projetor.parar();
    await leitura.parar();
    await aberto.concluir();
    await registros.close();
    await diario.close();
    await armazens.cofre.fechar();
  };
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
