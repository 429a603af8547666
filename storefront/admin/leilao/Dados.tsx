import type { CampoDoRecurso, RecursoDescrito } from '@martelo/shared/recurso';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { Formulario } from '../formulario/Formulario.tsx';
import type { Secao } from '../formulario/Partes.tsx';
import { Valor } from '../valor/Valor.tsx';
import { valorEm } from '../valor/valor.ts';
import { criarLeilao, gravarLeilao, type Leilao, useLerDeNovo, usePalavras } from './dados.ts';
import { EscolherLeiloeiro } from './EscolherLeiloeiro.tsx';
import { EscolherLocal } from './EscolherLocal.tsx';
import { ESCRITOS, SECOES } from './secoes.ts';

const ENTRADAS = { leiloeiro: EscolherLeiloeiro, localRealizacao: EscolherLocal };
const escritosDe = ({ campos }: RecursoDescrito): CampoDoRecurso[] =>
  campos.filter(({ campo }) => ESCRITOS.has(campo));

function useSecoes(): Secao[] {
  const P = usePalavras();
  return useMemo(
    () =>
      (Object.keys(SECOES) as (keyof typeof SECOES)[]).map((qual) => ({
        titulo: P.secoes[qual],
        campos: SECOES[qual],
      })),
    [P],
  );
}

/** What staff write of an auction; what may not change any more is read. */
export default function Dados({ recurso, leilao }: { recurso: RecursoDescrito; leilao: Leilao }) {
  const P = usePalavras();
  const lerDeNovo = useLerDeNovo();
  const secoes = useSecoes();
  useCampoDoEndereco();
  // Until it is saved, a form that is being written in stays on what it was begun on.
  const [mostrado, mostrar] = useState(leilao);
  const travados = leilao.travados.join(' ');
  const [campos, presos] = useMemo(() => {
    const todos = escritosDe(recurso);
    const preso = new Set(travados.split(' '));
    return [todos.filter(({ campo }) => !preso.has(campo)), todos.filter(({ campo }) => preso.has(campo))];
  }, [recurso, travados]);
  const lidos = presos.filter(({ campo }) => valorEm(leilao, campo) !== undefined);
  return (
    <div className="leilao-dados">
      {campos.length > 0 && (
        <Formulario
          key={mostrado.revisao}
          {...{ recurso, campos, secoes }}
          registro={mostrado}
          entradas={ENTRADAS}
          gravar={(mudancas, revisao) => gravarLeilao(leilao.uid, mudancas, revisao)}
          aoSalvar={(salvo) => {
            mostrar(salvo as Leilao);
            void lerDeNovo();
          }}
        />
      )}
      {lidos.length > 0 && (
        <section className="sabidos" aria-labelledby="nao-mudam">
          <h2 id="nao-mudam">{P.naoMudam}</h2>
          <p className="quieto">{recurso.escreve ? P.naoMudamExplica : P.soLeitura}</p>
          <dl>
            {lidos.map((campo) => (
              <div key={campo.campo}>
                <dt>{campo.rotulo}</dt>
                <dd>
                  <Valor campo={campo} valor={valorEm(leilao, campo.campo)} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  );
}

/** An address that ends in a field leads to it. */
function useCampoDoEndereco(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (/^#campo-[\w-]+$/.test(hash)) document.querySelector<HTMLElement>(hash)?.focus();
  }, [hash]);
}

export function NovoLeilao({
  recurso,
  aoCriar,
}: {
  recurso: RecursoDescrito;
  aoCriar: (criado: Leilao) => void;
}) {
  const secoes = useSecoes();
  const lerDeNovo = useLerDeNovo();
  const campos = useMemo(() => escritosDe(recurso), [recurso]);
  return (
    <Formulario
      {...{ recurso, campos, secoes }}
      registro={null}
      entradas={ENTRADAS}
      gravar={(escrito) => criarLeilao(escrito)}
      aoSalvar={(criado) => {
        void lerDeNovo();
        aoCriar(criado as Leilao);
      }}
    />
  );
}
