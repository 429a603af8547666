import type { Modulo } from '@martelo/shared/recurso';
import { TELAS_A_MAO, type TELAS_DE_ALGO } from '@martelo/shared/rotas-do-admin';
import { type ComponentType, lazy } from 'react';
import { ADMIN } from '../src/palavras/admin.ts';
import { ADMIN_MENU } from '../src/palavras/admin-menu.ts';

type Rota = keyof typeof TELAS_A_MAO;

interface TelaAMao {
  Tela: ComponentType;
  /** Where it stands in the menu; those that a kind, or the shell, leads to have none of their own. */
  menu?: { rotulo: string; modulo: Modulo };
}

/** Screens that are of no kind of record, by their address below `/admin`; whose each is, `TELAS_A_MAO` says. */
export const TELAS: Readonly<Record<Rota, TelaAMao>> = {
  aprovacoes: { Tela: lazy(() => import('./aprovacoes/Aprovacoes.tsx')) },
  'aprovar-fotos-leilao': { Tela: lazy(() => import('./fotos/Aprovar.tsx')) },
  // Its entry in the menu is that of its model's kind.
  'assinatura-email': { Tela: lazy(() => import('./assinatura/Tela.tsx')) },
  'arquivos-do-banco': {
    Tela: lazy(() => import('./banco/Tela.tsx')),
    menu: { rotulo: ADMIN_MENU.arquivosDoBanco, modulo: 'acerto' },
  },
  conversas: {
    Tela: lazy(() => import('./conversas/Tela.tsx')),
    menu: { rotulo: ADMIN_MENU.conversas, modulo: 'manutencao' },
  },
  'design-system': {
    Tela: lazy(() => import('./design-system/Tela.tsx')),
    menu: { rotulo: ADMIN.designSystem, modulo: 'dev' },
  },
  'entrada-no-patio': {
    Tela: lazy(() => import('./estadias/Entrada.tsx')),
    menu: { rotulo: ADMIN_MENU.entradaNoPatio, modulo: 'patios' },
  },
  'fila-do-patio': {
    Tela: lazy(() => import('./estadias/Fila.tsx')),
    menu: { rotulo: ADMIN_MENU.filaDoPatio, modulo: 'patios' },
  },
  'mapa-do-patio': {
    Tela: lazy(() => import('./estadias/MapaDeVagas.tsx')),
    menu: { rotulo: ADMIN_MENU.mapaDoPatio, modulo: 'patios' },
  },
  estoque: {
    Tela: lazy(() => import('./estoque/Tela.tsx')),
    menu: { rotulo: ADMIN_MENU.estoque, modulo: 'patios' },
  },
  'tabela-fipe': {
    Tela: lazy(() => import('./fipe/Tela.tsx')),
    menu: { rotulo: ADMIN_MENU.tabelaFipe, modulo: 'patios' },
  },
  'veiculos-classificacao': {
    Tela: lazy(() => import('./classificacao/Tela.tsx')),
    menu: { rotulo: ADMIN_MENU.classificacao, modulo: 'patios' },
  },
  'eventos-portaria': { Tela: lazy(() => import('./eventos/Portaria.tsx')) },
  'eventos-relatorio': {
    Tela: lazy(() => import('./eventos/Relatorio.tsx')),
    menu: { rotulo: ADMIN_MENU.eventos, modulo: 'site' },
  },
  // Its entry in the menu is its kind's.
  'configurar-notificacoes': { Tela: lazy(() => import('./notificacoes/Tela.tsx')) },
  'leilao-url-videos': {
    Tela: lazy(() => import('./videos/Tela.tsx')),
    menu: { rotulo: ADMIN_MENU.videos, modulo: 'dev' },
  },
  'meu-perfil': {
    Tela: lazy(() => import('./perfil/Tela.tsx')),
    menu: { rotulo: ADMIN_MENU.meuPerfil, modulo: 'perfil' },
  },
  'patio-recesso': {
    Tela: lazy(() => import('./patios/Recessos.tsx')),
    menu: { rotulo: ADMIN_MENU.recessos, modulo: 'patios' },
  },
  'patio-recesso-novo': { Tela: lazy(() => import('./patios/NovoRecesso.tsx')) },
  'patio-usuario': {
    Tela: lazy(() => import('./patios/Usuarios.tsx')),
    menu: { rotulo: ADMIN_MENU.quemTrabalhaNosPatios, modulo: 'patios' },
  },
  relatorios: {
    Tela: lazy(() => import('./relatorios/Tela.tsx').then(({ DaCasa }) => ({ default: DaCasa }))),
    menu: { rotulo: ADMIN_MENU.relatorios, modulo: 'acerto' },
  },
  'relatorios-comitente': {
    Tela: lazy(() => import('./relatorios/Tela.tsx').then(({ DoComitente }) => ({ default: DoComitente }))),
    menu: { rotulo: ADMIN_MENU.relatoriosDoComitente, modulo: 'comitente' },
  },
};

/** Those of one of something, by its uid. */
export const TELAS_DE: Readonly<Record<keyof typeof TELAS_DE_ALGO, ComponentType<{ uid: string }>>> = {
  'avaliacao-leiloeiro': lazy(() => import('./avaliacao/Tela.tsx')),
  'avaliacao-veicular-condicional': lazy(() => import('./condicional/Tela.tsx')),
  'acompanhar-leilao': lazy(() =>
    import('./acompanhar/Tela.tsx').then(({ DoComitente }) => ({ default: DoComitente })),
  ),
  'backoffice-acompanhar-leilao': lazy(() =>
    import('./acompanhar/Tela.tsx').then(({ DaCasa }) => ({ default: DaCasa })),
  ),
  boletos: lazy(() => import('./boletos/Tela.tsx')),
  'documentos-leilao': lazy(() => import('./documentos-leilao/Tela.tsx')),
  'eventos/dashboard': lazy(() => import('./painel/Tela.tsx')),
  'configurar-notificacoes': lazy(() => import('./notificacoes/DoEvento.tsx')),
  'patio-usuario': lazy(() => import('./patios/Usuario.tsx')),
};

/** What of them stands in the menu of who has one of these roles. */
export const noMenu = (papeis: readonly string[]) =>
  (Object.entries(TELAS) as [Rota, TelaAMao][]).flatMap(([rota, { menu }]) =>
    menu && TELAS_A_MAO[rota].some((papel) => papeis.includes(papel)) ? [{ rota, ...menu }] : [],
  );
