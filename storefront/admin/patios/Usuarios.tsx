import { DIREITOS_NO_PATIO, ROTULOS_DIREITO } from '@martelo/shared/direitos-no-patio';
import type { QuemEstaNosPatios } from '@martelo/shared/recesso';
import { Link } from 'react-router';
import { ADMIN_PATIOS as P } from '../../src/palavras/admin-patios.ts';
import { useTitulo } from '../casca/titulo.ts';
import { Lido } from '../partes/Lido.tsx';
import { type Coluna, Relacao } from '../partes/Relacao.tsx';
import { useQuemEsta } from './dados.ts';

type Pessoa = QuemEstaNosPatios['itens'][number];

/** Who stands at which yards. */
export default function Usuarios() {
  useTitulo(P.usuarios);
  const { data, isPending, error, refetch } = useQuemEsta();
  const itens = data?.itens ?? [];
  const colunas: Coluna<Pessoa>[] = [
    { rotulo: P.pessoa, de: ({ nome }) => nome },
    { rotulo: P.email, de: ({ email }) => email },
    {
      rotulo: P.emQuais,
      de: ({ patios }) =>
        patios.length === 0 ? (
          <em>{P.emNenhum}</em>
        ) : (
          patios
            .map(({ nome, direitos }) =>
              direitos.length === DIREITOS_NO_PATIO.length
                ? nome
                : `${nome} (${direitos.map((um) => ROTULOS_DIREITO[um].toLowerCase()).join(', ')})`,
            )
            .join('; ')
        ),
    },
  ];
  return (
    <div className="pagina patios">
      <h1>{P.usuarios}</h1>
      <p className="leitura quieto">{P.usuariosDiz}</p>
      <Lido
        lendo={isPending}
        erro={error}
        deNovo={() => void refetch()}
        vazio={itens.length === 0 && P.ninguem}
      >
        <Relacao
          {...{ itens, colunas }}
          chave={({ uid }) => uid}
          atos={{
            rotulo: P.atos,
            de: ({ uid, nome }) => (
              <Link to={`/patio-usuario/${uid}`} className="botao normal" aria-label={P.mudar(nome)}>
                {P.mudarCurto}
              </Link>
            ),
          }}
        />
      </Lido>
    </div>
  );
}
