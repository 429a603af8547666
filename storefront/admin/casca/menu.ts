import { podeNoPatio } from '@martelo/shared/direitos-no-patio';
import { MODULOS, type Modulo, type RecursoDescrito } from '@martelo/shared/recurso';
import type { RotaExtra } from '@martelo/shared/usuario';
import { CAMINHO_DO_ADMIN } from '../../src/admin/caminho.ts';
import { ADMIN, MODULOS_DO_ADMIN } from '../../src/palavras/admin.ts';
import { CASCA } from '../../src/palavras/casca.ts';
import { CAMINHO_DA_PORTARIA } from '../../src/patio/papel.ts';
import { CAMINHO_DO_SAC, CAMINHO_DOS_CONVITES, CAMINHO_DOS_TITULARES } from '../../src/sac/papel.ts';
import { CAMINHO_DA_SEGURANCA, menuDaConta } from '../../src/site/casca/menu.ts';
import type { NomeIcone } from '../../src/site/ui/Icone.tsx';
import type { Casa } from '../dados/contexto.tsx';
import { filaDe } from '../telas.ts';
import { noMenu } from '../telas-a-mao.ts';

export interface Entrada {
  /** Below `/admin`, or of the site where it begins with a bar or names another host. */
  href: string;
  rotulo: string;
  daqui: boolean;
  /** Below which one of a list opens. */
  um?: string;
}
export interface Secao {
  titulo: string;
  icone: NomeIcone;
  entradas: Entrada[];
}

const ICONES: Record<Modulo, NomeIcone> = {
  ...({ leilao: 'gavel', manutencao: 'user', site: 'image', acerto: 'banknote' } as const),
  ...({ patios: 'map-pin', comitente: 'wallet', perfil: 'shield-check' } as const),
  ...({ integracao: 'layers', dev: 'sliders-horizontal' } as const),
};

/** Of who lets vehicles in somewhere. */
const DE_QUEM_RECEBE: ReadonlySet<string> = new Set(['entrada-no-patio', 'fila-do-patio', 'mapa-do-patio']);

/** In which room the site's own screens for the house stand, by how their addresses begin. */
const DO_SITE: readonly (readonly [RegExp, Modulo | null])[] = [
  [/^\/leiloeiro$/, 'leilao'],
  [/^\/acerto\//, 'acerto'],
  [/^\/sac\//, 'manutencao'],
  [/^\/patio\//, 'patios'],
  [/^\/comitente\//, 'comitente'],
  [/^https?:/, 'site'],
  [/^\/minha-conta\//, null],
];

/** Kinds that are worked through on a screen of the site's: their list of all stands right below it, and says that it is all. */
const DEPOIS_DE: Readonly<Record<string, string | undefined>> = {
  documentoCliente: CAMINHO_DO_SAC,
  solicitacaoLgpd: CAMINHO_DOS_TITULARES,
  convite: CAMINHO_DOS_CONVITES,
};

/** The site's own screens for the house that these roles open, each in its room. */
export const telasDoSite = (
  roles: readonly string[],
  { marca, painel }: Casa['configuracao'],
): { href: string; rotulo: string; daqui: false; modulo: Modulo | null }[] =>
  menuDaConta({ cliente: false, roles, fatorPendente: false }, { palavras: CASCA[marca.tipo], painel })
    // What waits for a second person is all on one screen here, and so is one's own account.
    .filter(({ href }) => ![CAMINHO_DO_ADMIN, '/acerto/aprovacoes', CAMINHO_DA_SEGURANCA].includes(href))
    .map(({ href, rotulo }) => ({
      ...{ href, rotulo, daqui: false },
      modulo: DO_SITE.find(([comeco]) => comeco.test(href))?.[1] ?? null,
    }));

/** What stands in the menu: the routes that are open to who looks, of this page and of the site, and no others (BO2). */
export function menuDe({ descritos, usuario, configuracao, rotas }: Casa): {
  secoes: Secao[];
  daConta: Entrada[];
} {
  // What one does at none of the yards that one stands at is not offered.
  const doSite = telasDoSite(usuario.roles, configuracao).filter(
    ({ href }) => href !== CAMINHO_DA_PORTARIA || podeNoPatio(usuario.patios, null, 'SAIDA'),
  );
  const listas = descritos.itens
    .filter(({ listado }) => listado)
    .map((recurso) => {
      const depoisDe = doSite.find(({ href }) => href === DEPOIS_DE[recurso.nome])?.href ?? null;
      const entrada = { ...entradaDe(recurso), modulo: recurso.modulo, depoisDe };
      return depoisDe === null ? entrada : { ...entrada, rotulo: ADMIN.todos(recurso.rotulo.varios) };
    });
  const comAsListas = doSite.flatMap((um) => [um, ...listas.filter(({ depoisDe }) => depoisDe === um.href)]);
  const daqui = listas.filter(({ depoisDe }) => depoisDe === null);
  const recebe = podeNoPatio(usuario.patios, null, 'ENTRADA');
  const abertas = noMenu(usuario.roles).filter(({ rota }) => recebe || !DE_QUEM_RECEBE.has(rota));
  const aMao = abertas.map(({ rota, rotulo, modulo }) => ({
    ...{ href: `/${rota}`, rotulo, daqui: true, modulo },
  }));
  const daCasa = MODULOS.map(
    (modulo): Secao => ({
      titulo: MODULOS_DO_ADMIN[configuracao.marca.tipo][modulo],
      icone: ICONES[modulo],
      entradas: [...comAsListas, ...aMao, ...daqui].filter((um) => um.modulo === modulo),
    }),
  );
  return {
    secoes: comAsSuas(daCasa, rotas).filter(({ entradas }) => entradas.length > 0),
    daConta: [
      ...aMao.filter(({ modulo }) => modulo === 'perfil'),
      ...doSite.filter(({ href }) => href.startsWith('/minha-conta/')),
    ],
  };
}

/** One's own entries join the room that they name; one that the house has not stands after those that it has. */
function comAsSuas(secoes: readonly Secao[], rotas: readonly RotaExtra[]): Secao[] {
  const todas = secoes.map((secao) => ({ ...secao, entradas: [...secao.entradas] }));
  for (const { titulo, url, modulo } of rotas) {
    const nome = modulo.trim().toLocaleLowerCase('pt-BR');
    let secao = todas.find((uma) => uma.titulo.toLocaleLowerCase('pt-BR') === nome);
    if (secao === undefined) {
      secao = { titulo: modulo, icone: 'layers', entradas: [] };
      todas.push(secao);
    }
    const daqui = url.startsWith(`${CAMINHO_DO_ADMIN}/`);
    const href = daqui ? url.slice(CAMINHO_DO_ADMIN.length) : url;
    if (!secao.entradas.some((uma) => uma.href === href && uma.daqui === daqui))
      secao.entradas.push({ href, rotulo: titulo, daqui });
  }
  return todas;
}

/** A kind whose queue has a screen of its own is worked on there, which leads to its list. */
function entradaDe(recurso: RecursoDescrito): Entrada {
  const fila = filaDe(recurso);
  return {
    href: `/${fila?.rota ?? recurso.rota}`,
    rotulo: fila?.rotulo ?? recurso.rotulo.varios,
    ...{ daqui: true, um: `/${recurso.rotaDeUm}` },
  };
}
