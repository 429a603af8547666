import { Plus } from 'lucide-react';
import type { AdminViewServerProps } from 'payload';
import { editaMarca, ehAdm } from '../acesso/papeis.ts';
import { operadorDe } from '../acesso/regras.ts';
import { obrasAbertas } from '../assistente/obras.ts';
import { imagemPovoada } from '../conteudo/imagens.ts';
import { INICIO } from '../palavras/inicio.ts';
import type { Hotsite, Pagina } from '../payload-types.ts';
import { CartaoDaMarca } from './CartaoDaMarca.tsx';
import { ObrasEmAberto } from './ObrasEmAberto.tsx';
import estilos from './painel.module.css';
import { fatosDaMarca, pendencias } from './pendencias.ts';

/** The panel's front page: the brands one sees, with their look, their pages and what is left to do. */
export async function Inicio({ payload, user }: AdminViewServerProps) {
  if (!user) return null;
  const operador = operadorDe({ user });
  const adm = ehAdm(operador);
  const comum = { overrideAccess: false, user, pagination: false } as const;
  const [{ docs: marcas }, { docs: paginas }, obras] = await Promise.all([
    payload.find({ collection: 'hotsites', sort: 'id', depth: 1, ...comum }),
    payload.find({
      collection: 'paginas',
      draft: true,
      sort: 'titulo',
      depth: 0,
      select: { titulo: true, uri: true, hotsite: true, _status: true, updatedAt: true, alteradoPor: true },
      ...comum,
    }),
    adm ? obrasAbertas(payload) : [],
  ]);
  const visiveis = marcas.filter(({ emPreparo }) => !emPreparo);
  const listas = adm
    ? await Promise.all(visiveis.map(async (marca) => pendencias(marca, await fatosDaMarca(payload, marca))))
    : [];
  const nome = String((user as { nome?: string }).nome ?? user.email).split(' ')[0];
  return (
    <main className={estilos.inicio}>
      <header className={estilos.saudacao}>
        <div>
          <h1>
            {INICIO.ola} {nome}
          </h1>
          <p className={estilos.sub}>{visiveis.length === 1 ? INICIO.suaMarca : INICIO.suasMarcas}</p>
        </div>
        {adm && (
          <a className={estilos.botao} href="/admin/nova-marca">
            <Plus size={18} aria-hidden="true" /> {INICIO.novaMarca}
          </a>
        )}
      </header>
      <ObrasEmAberto obras={obras} />
      {visiveis.length === 0 && obras.length === 0 && (
        <p className={estilos.nada}>{adm ? INICIO.aindaNaoHaMarcas : INICIO.nenhumaMarcaFoiConcedida}</p>
      )}
      {visiveis.map((marca, i) => (
        <CartaoDaMarca
          key={marca.id}
          marca={marca as Hotsite}
          logo={imagemPovoada((marca as Hotsite).logo)?.url.replace(/^\/midia\//, '/api/midia/file/') ?? null}
          edita={editaMarca(operador, marca.id)}
          adm={adm}
          pendencias={listas[i] ?? null}
          paginas={paginas.filter((pagina) => pagina.hotsite === marca.id) as Pagina[]}
        />
      ))}
    </main>
  );
}
