import path from 'node:path';
import { MEGA } from '@martelo/shared/limites-de-arquivo';
import { pt } from '@payloadcms/translations/languages/pt';
import { buildConfig } from 'payload';
import sharp from 'sharp';
import { comMesmaMarca } from './acesso/mesma-marca.ts';
import { ambiente, origensDoPainel } from './ambiente.ts';
import { endpointsDoAssistente } from './assistente/endpoints.ts';
import { abrirBanco } from './banco.ts';
import { endpointsDoInspetor } from './builder/inspetor/servidor/endpoints.ts';
import { endpointsDoConstrutor } from './builder/servidor/endpoints.ts';
import { agendamentos } from './collections/agendamentos.ts';
import { arquivosVideo } from './collections/arquivos-video.ts';
import { banners } from './collections/banners.ts';
import { conteudosLogin } from './collections/conteudos-login.ts';
import { diario } from './collections/diario.ts';
import { hotsites } from './collections/hotsites.ts';
import { leads } from './collections/leads.ts';
import { mensagens } from './collections/mensagens.ts';
import { midia } from './collections/midia.ts';
import { modelosAviso } from './collections/modelos-aviso.ts';
import { paginas } from './collections/paginas.ts';
import { redirecionamentos } from './collections/redirecionamentos.ts';
import { registro } from './collections/registro.ts';
import { usuarios } from './collections/usuarios.ts';
import { videos } from './collections/videos.ts';
import { visitas } from './collections/visitas.ts';
import { comTextosLimpos } from './conteudo/com-textos-limpos.ts';
import { erroNoCatalogo } from './conteudo/recusa-do-painel.ts';
import { comConferencia } from './edicoes/com-conferencia.ts';
import { logDoPayload } from './log.ts';
import { MAXIMO_VIDEO } from './midia/limites.ts';
import { PALAVRAS_DO_PAYLOAD, TITULOS } from './palavras/payload.ts';
import { endpointsDaPrimeiraHora } from './primeira-hora/endpoints.ts';
import { comRegistro } from './registro/anotar.ts';
import { comVigencia } from './sso/com-vigencia.ts';

const atual = ambiente();

export default buildConfig({
  secret: atual.segredoPayload,
  telemetry: false,
  logger: logDoPayload,
  // Each with what was thrown: `logDoPayload` tells refusals from failures.
  loggingLevels: { APIError: 'error', ValidationError: 'error', Forbidden: 'error', NotFound: 'error' },
  sharp,
  graphQL: { disable: true, disablePlaygroundInProduction: true },
  i18n: {
    supportedLanguages: { pt },
    fallbackLanguage: 'pt',
    translations: { pt: PALAVRAS_DO_PAYLOAD },
  },
  // Browsers hold `__Host-` to https, and let no neighbour of the domain set it.
  cookiePrefix: atual.https ? '__Host-martelo' : 'martelo',
  // Which pages may use the session cookie; `escritaDoPainel` asks the same of every write, sign-in included.
  csrf: origensDoPainel(atual),
  admin: {
    user: 'usuarios',
    theme: 'light',
    avatar: { Component: '/painel/Avatar.tsx#Avatar' },
    dateFormat: "dd/MM/yyyy 'às' HH:mm",
    timezones: { defaultTimezone: 'America/Sao_Paulo' },
    meta: { titleSuffix: ' · Martelo', icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/icone.svg' }] },
    importMap: { baseDir: path.resolve(/* turbopackIgnore: true */ 'src') },
    components: {
      graphics: { Logo: '/painel/Logo.tsx#Logo', Icon: '/painel/Logo.tsx#Icone' },
      views: {
        login: {
          Component: '/sso/TelaEntrada.tsx#TelaEntrada',
          path: '/login',
          meta: { title: TITULOS.entrar },
        },
        dashboard: { Component: '/painel/Inicio.tsx#Inicio', meta: { title: TITULOS.inicio } },
        novaMarca: {
          Component: '/assistente/VistaNovaMarca.tsx#VistaNovaMarca',
          path: '/nova-marca',
          exact: true,
          meta: { title: TITULOS.novaMarca },
        },
        primeiraHora: {
          Component: '/primeira-hora/VistaPrimeiraHora.tsx#VistaPrimeiraHora',
          path: '/primeira-hora',
          exact: true,
          meta: { title: TITULOS.primeiraHora, robots: 'noindex' },
        },
        construtor: {
          Component: '/builder/VistaConstrutor.tsx#VistaConstrutor',
          path: '/construtor/:paginaId',
          meta: { title: TITULOS.construtor },
        },
      },
    },
  },
  onInit: comVigencia,
  collections: [
    comRegistro(paginas),
    ...[hotsites, banners, videos, midia, arquivosVideo, conteudosLogin, redirecionamentos, modelosAviso]
      .map(comMesmaMarca)
      .map(comConferencia)
      .map(comRegistro),
    ...[leads, mensagens].map(comMesmaMarca).map(comConferencia),
    ...[usuarios, diario, agendamentos, visitas, registro],
  ].map(comTextosLimpos),
  hooks: { afterError: [erroNoCatalogo] },
  endpoints: [
    ...endpointsDoConstrutor,
    ...endpointsDoInspetor,
    ...endpointsDoAssistente,
    ...endpointsDaPrimeiraHora,
  ],
  bodyParser: { limits: { fieldSize: 5_000_000 } },
  // Files wait on disk, so that a big one never fills the memory; each collection has its own, smaller bound.
  upload: {
    limits: { fileSize: MAXIMO_VIDEO },
    requestSizeLimit: MAXIMO_VIDEO + MEGA,
    abortOnLimit: true,
    responseOnLimit: TITULOS.arquivoGrande,
    useTempFiles: true,
    tempFileDir: path.join(atual.dados, 'tmp'),
  },
  typescript: { outputFile: path.resolve('src/payload-types.ts') },
  // No mail leaves from here: accounts and their messages are the engine's.
  email: () => ({
    name: 'nenhum',
    defaultFromAddress: 'nao-responda@martelo.local',
    defaultFromName: 'Martelo',
    sendEmail: async () => undefined,
  }),
  db: await abrirBanco(atual),
});
