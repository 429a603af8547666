import { type PapelDeUsuario, ROTULOS_PAPEL } from '@martelo/shared/papeis';
import type { MarcasDaConta } from '@martelo/shared/sessao';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ADMIN_MARCA } from '../../../src/palavras/admin-marca.ts';
import { ADMIN_PERFIL as P } from '../../../src/palavras/admin-perfil.ts';
import { chamar, type Recusa } from '../../dados/chamar.ts';
import { useCasa } from '../../dados/contexto.tsx';
import { Lido } from '../../partes/Lido.tsx';

/** What one may do here, and on which other brands one works. */
export default function Marcas() {
  const { roles } = useCasa().usuario;
  const { data, error, isPending, refetch } = useQuery<MarcasDaConta, Recusa>({
    queryKey: ['minhas-marcas'],
    queryFn: ({ signal }) => chamar('GET', '/v1/auth/marcas', { signal }),
    retry: false,
  });
  return (
    <div className="fatos-em-colunas">
      <section className="parte" aria-labelledby="meus-papeis">
        <h2 id="meus-papeis">{P.papeis}</h2>
        <ul className="nomeados">
          {roles.map((papel) => (
            <li key={papel}>{ROTULOS_PAPEL[papel as PapelDeUsuario] ?? papel}</li>
          ))}
        </ul>
        <p className="quieto">{roles.length === 0 ? P.semPapeis : P.papeisExplica}</p>
      </section>
      <section className="parte" aria-labelledby="minhas-marcas">
        <h2 id="minhas-marcas">{P.marcas}</h2>
        <Lido lendo={isPending} erro={error} deNovo={() => void refetch()}>
          <ul className="nomeados">
            {data?.itens.map(({ id, nome, atual }) => (
              <li key={id}>
                <span>
                  {nome} {atual && <small className="quieto">({P.estaMarca})</small>}
                </span>
                {!atual && (
                  <Link className="elo" to={`/trocar-marca/${id}`} state={{ de: '/meu-perfil' }}>
                    {ADMIN_MARCA.ir(nome)}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </Lido>
      </section>
    </div>
  );
}
