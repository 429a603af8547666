import { type Conferencia, MAIOR_TEXTO_A_CONFERIR } from '@martelo/shared/impressos/conferir';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { ResultadoDaConferencia } from '../../../documentos/Conferencia.tsx';
import estilo from '../../../documentos/conferir.module.css';
import { Veredicto } from '../../../documentos/Veredicto.tsx';
import { CONFERIR } from '../../../palavras/documentos.ts';
import { chamarMotor, mensagemDaRecusa, type Resposta } from '../../../sessao/motor.ts';
import { type Hotsite, marcaAtual } from '../../../site/marca.ts';
import { Botao } from '../../../site/ui/Botao.tsx';
import { descricao, MolduraCampo } from '../../../site/ui/Campo.tsx';

export const metadata = {
  title: CONFERIR.titulo,
  description: CONFERIR.descricao,
  referrer: 'no-referrer' as const,
};

interface Parametros {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Is this document ours? A plain form: it works without any script. */
export default async function PaginaConferir({ searchParams }: Parametros) {
  const [{ texto: dito }, marca] = await Promise.all([searchParams, marcaAtual()]);
  if (marca === null) notFound();
  const texto = typeof dito === 'string' ? dito.trim().slice(0, MAIOR_TEXTO_A_CONFERIR) : null;
  const resposta = texto ? await perguntar(marca, texto) : null;
  const erro = texto === '' ? CONFERIR.vazio : null;
  return (
    <div className={`recipiente ${estilo.pagina}`}>
      <header className={estilo.abertura}>
        <h1>{CONFERIR.pergunta}</h1>
        <p>{CONFERIR.intro}</p>
      </header>
      {resposta !== null && (
        <div role="status">
          <AResposta resposta={resposta} marca={marca} />
        </div>
      )}
      <form method="get" action="/conferir" className={estilo.formulario}>
        <MolduraCampo id="texto" rotulo={CONFERIR.campo} ajuda={CONFERIR.dica} erro={erro}>
          <textarea
            id="texto"
            name="texto"
            rows={3}
            required
            maxLength={MAIOR_TEXTO_A_CONFERIR}
            autoComplete="off"
            spellCheck={false}
            defaultValue={texto ?? ''}
            aria-invalid={erro ? true : undefined}
            aria-describedby={descricao('texto', CONFERIR.dica, erro)}
          />
        </MolduraCampo>
        <Botao type="submit" icone="search">
          {CONFERIR.botao}
        </Botao>
      </form>
    </div>
  );
}

const perguntar = async (marca: Hotsite, texto: string): Promise<Resposta<Conferencia>> =>
  // Who asks goes along: tries are counted by address.
  chamarMotor<Conferencia>('/v1/conferir', {
    ...{ hotsite: marca.subdominio, metodo: 'POST', corpo: { texto }, pedido: await headers() },
  });

function AResposta({ resposta, marca }: { resposta: Resposta<Conferencia>; marca: Hotsite }) {
  if (resposta.tipo === 'ok') return <ResultadoDaConferencia conferencia={resposta.corpo} marca={marca} />;
  const [titulo, texto] =
    resposta.tipo === 'recusa'
      ? [resposta.status === 429 ? CONFERIR.muitas : CONFERIR.desconhecido, mensagemDaRecusa(resposta.erro)]
      : [CONFERIR.indisponivel, CONFERIR.tente];
  return (
    <section className={estilo.resultado}>
      <Veredicto tom="ambar" icone="triangle-exclamation-point" titulo={titulo}>
        <p>{texto}</p>
      </Veredicto>
    </section>
  );
}
