import type { Sessao } from '@martelo/shared/pagina';
import { atualizar } from '@martelo/shared/pagina/elementos/migracao';
import { sessaoAtual } from '../sessao/sessao.ts';
import type { Hotsite } from '../site/conteudo/cms.ts';
import { registrar } from '../site/registro.ts';
import { CARREGADORES } from './carregadores.gerado.ts';
import type { ContextoElemento } from './elemento.ts';
import { VISTAS } from './elementos.gerado.ts';
import { Linhas, sessaoComH1 } from './Linhas.tsx';
import { vaziasRepetidas } from './vazias.ts';

/** A page's sections, on the server: data for all of them at once, then the views. Unknown kinds are skipped and logged. */
export async function Sessoes({
  sessoes,
  titulo,
  marca,
  busca,
}: {
  sessoes: Sessao[];
  titulo: string;
  marca: Hotsite;
  busca: Readonly<Record<string, string>>;
}) {
  const conhecidas = sessoes.filter((sessao) => {
    const conhecida = Object.hasOwn(VISTAS, sessao.elemento);
    if (!conhecida)
      registrar('warn', 'unknown element skipped', { elemento: sessao.elemento, sessao: sessao.id });
    return conhecida;
  });
  const atuais = conhecidas.map(atualizar);
  const agora = Date.now();
  const onde = { subdominio: marca.subdominio, modo: marca.tipo, agora, busca };
  const [dados, usuario] = await Promise.all([
    Promise.all(atuais.map((sessao) => CARREGADORES[sessao.elemento]?.(sessao, onde))),
    sessaoAtual(),
  ]);
  const repetidas = vaziasRepetidas(dados);
  const mostradas = atuais.filter((_, i) => !repetidas.has(i));
  const dadosDe = new Map(atuais.map((sessao, i) => [sessao, dados[i]]));
  const h1 = sessaoComH1(mostradas);
  const contexto: ContextoElemento = {
    modo: marca.tipo,
    marca: { nome: marca.nome, subdominio: marca.subdominio },
    autenticado: usuario !== null,
    previa: false,
    sessaoComH1: h1,
    agora,
  };
  return (
    <Linhas
      titulo={h1 === null ? titulo : null}
      sessoes={mostradas}
      desenhar={(sessao) => {
        const Vista = VISTAS[sessao.elemento];
        return Vista ? <Vista sessao={sessao} dados={dadosDe.get(sessao)} contexto={contexto} /> : null;
      }}
    />
  );
}
