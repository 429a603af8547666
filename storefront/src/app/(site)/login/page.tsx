import { CATALOGO } from '@martelo/shared/erros';
import { redirect } from 'next/navigation';
import { ESPERA, MOTIVOS, SESSAO } from '../../../palavras/sessao.ts';
import { DestaquesDoLogin } from '../../../sessao/DestaquesDoLogin.tsx';
import estilo from '../../../sessao/Formulario.module.css';
import { FormularioLogin } from '../../../sessao/FormularioLogin.tsx';
import { ehMotivo, retornoSeguro } from '../../../sessao/retorno.ts';
import { sessaoAtual } from '../../../sessao/sessao.ts';
import { lerConteudoLogin } from '../../../site/conteudo/cms.ts';
import { SessoesDaPagina } from '../../../site/conteudo/SessoesDaPagina.tsx';
import { marcaAtual } from '../../../site/marca.ts';

export const metadata = { title: SESSAO.entrar, robots: { index: false } };

interface Parametros {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function PaginaLogin({ searchParams }: Parametros) {
  const [busca, marca, sessao] = await Promise.all([searchParams, marcaAtual(), sessaoAtual()]);
  const retorno = retornoSeguro(busca.retorno);
  if (sessao !== null) redirect(retorno);
  const { motivo } = busca;
  const erro = typeof busca.erro === 'string' ? busca.erro : '';
  const cadastro = retorno === '/' ? '/cadastro' : `/cadastro?${new URLSearchParams({ retorno })}`;
  const destaques = marca === null ? [] : await lerConteudoLogin(marca);
  return (
    <>
      <div className={`recipiente ${estilo.pagina} ${destaques.length > 0 ? estilo.aDois : ''}`}>
        <div className={estilo.cartao}>
          <header>
            <h1>{SESSAO.entrar}</h1>
            <p className={estilo.sub}>
              {SESSAO.acesseSuaConta} {marca?.nome}.
            </p>
          </header>
          {ehMotivo(motivo) && (
            <p role="status" className={estilo.motivo}>
              {MOTIVOS[motivo]}
            </p>
          )}
          <FormularioLogin
            retorno={retorno}
            erroInicial={mensagemDoErro(erro)}
            pedirCodigo={erro === 'SEGUNDO_FATOR'}
          />
          <p className={estilo.rodape}>
            {SESSAO.aindaSemConta} <a href={cadastro}>{SESSAO.cadastreSe}</a>
          </p>
        </div>
        <DestaquesDoLogin conteudos={destaques} />
      </div>
      <SessoesDaPagina uri="login" />
    </>
  );
}

/** The sentence of a refusal that came by address (plain form): by its code, never by its text. */
const mensagemDoErro = (codigo: string): string | null =>
  Object.hasOwn(CATALOGO, codigo)
    ? CATALOGO[codigo as keyof typeof CATALOGO][1].replace(/ ?\{\w+\}( min)?/g, ` ${ESPERA.algunsMinutos}`)
    : null;
