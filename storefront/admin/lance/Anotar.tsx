import { MODOS_NEGOCIACAO } from '@martelo/shared/lance-situacao';
import type { CampoDescrito, RecursoDescrito } from '@martelo/shared/recurso';
import { useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTitulo } from '../casca/titulo.ts';
import { chamar, type Recusa } from '../dados/chamar.ts';
import { CamposSoltos } from '../formulario/CamposSoltos.tsx';
import { porCampo } from '../formulario/erros.ts';
import type { Valores } from '../formulario/valores.ts';
import { Problemas } from '../partes/Problemas.tsx';
import { Volta } from '../registro/Moldura.tsx';
import { useDizer } from '../ui/Avisos.tsx';
import { Botao } from '../ui/Botao.tsx';
import { useOnline } from '../ui/online.ts';
import { useLerDeNovo, usePalavras } from './lance.ts';

/** Nobody bids for anybody. */
const MODOS_POR_TELEFONE = MODOS_NEGOCIACAO.filter((modo) => modo !== 'Disputa');

type Campo = CampoDescrito & { ref?: string };
const SIMPLES = {
  ...{ lista: false, opcoes: null, obrigatorio: true, minimo: null, maximo: null, padrao: null, campos: [] },
} as const;

/** What a client said on the telephone, taken down: for whom, of which lot, what, and where it can be heard. */
export default function Anotar({ recurso }: { recurso: RecursoDescrito }) {
  const P = usePalavras();
  useTitulo(P.anotarTitulo);
  const navegar = useNavigate();
  const dizer = useDizer();
  const online = useOnline();
  const lerDeNovo = useLerDeNovo();
  const [busca] = useSearchParams();
  const [escritos, escrever] = useState<Valores>({});
  const [enviando, enviar] = useState(false);
  const [recusa, recusar] = useState<string[]>([]);
  const [erros, errar] = useState<readonly (readonly [string, string])[]>([]);
  const campos = useMemo<Campo[]>(() => {
    const um = (campo: keyof typeof P.campos, mais: Partial<Campo>): Campo => ({
      ...SIMPLES,
      ...{ campo, rotulo: P.campos[campo], tipo: 'texto', campos: [] as CampoDescrito[] },
      ...mais,
    });
    const pedido = (nome: string) => (busca.get(nome) ? { padrao: Number(busca.get(nome)) } : {});
    return [
      um('lelUid', { tipo: 'inteiro', ref: 'loteDaCasa', ...pedido('lote') }),
      um('cliUid', { tipo: 'inteiro', ref: 'cliente', ...pedido('cliente') }),
      um('tipoNegociacao', {
        tipo: 'opcao',
        padrao: 'Proposta',
        opcoes: MODOS_POR_TELEFONE.map((valor) => ({ valor, rotulo: valor })),
      }),
      um('valor', { tipo: 'centavos' }),
      um('gravacao', { maximo: 300 }),
    ];
  }, [P, busca]);
  const anotar = async () => {
    enviar(true);
    recusar([]);
    try {
      const { uid } = await chamar<{ uid: string }>('POST', '/v1/lances-recebidos', { corpo: escritos });
      dizer(P.anotado);
      await lerDeNovo();
      navegar(`/${recurso.rotaDeUm}/${uid}`, { replace: true });
    } catch (erro) {
      const { campos: deles, geral } = porCampo(erro as Recusa, new Set(campos.map(({ campo }) => campo)));
      errar(deles);
      recusar(geral);
      enviar(false);
    }
  };
  return (
    <div className="pagina registro">
      <Volta recurso={recurso} />
      <header className="registro-topo">
        <h1>{P.anotarTitulo}</h1>
      </header>
      <p className="quieto">{P.anotarExplica}</p>
      <form
        className="formulario"
        noValidate
        onSubmit={(evento) => {
          evento.preventDefault();
          if (!enviando && online) void anotar();
        }}
      >
        <CamposSoltos {...{ campos, erros }} mudar={escrever} />
        <p className="ajuda">{P.gravacaoAjuda}</p>
        <Problemas de={recusa} />
        <div className="formulario-acoes">
          <Botao variante="primario" type="submit" esperando={enviando} disabled={!online}>
            {P.anotar}
          </Botao>
        </div>
      </form>
    </div>
  );
}
