import { coresLegiveis } from '@martelo/shared/pagina/tema/tema';
import { ELEMENTOS } from '../../palavras/elementos/desenho.ts';
import { Campo } from '../../site/ui/Campo.tsx';
import type { PropsElemento } from '../elemento.ts';
import { Foto } from '../pecas/Foto.tsx';
import { Consentimento } from '../pecas/formulario/Consentimento.tsx';
import type { DadosDoFormulario } from '../pecas/formulario/dados.ts';
import { FORMATO_EMAIL } from '../pecas/formulario/formatos.ts';
import { FormularioVivo } from '../pecas/formulario/Ilha.tsx';
import { LugarVazio } from '../pecas/LugarVazio.tsx';
import { Secao } from '../pecas/Secao.tsx';
import { TextoRico } from '../pecas/TextoRico.tsx';
import estilo from './estilo.module.css';

/** An invitation and one field. */
export function Elemento({ sessao, dados, contexto }: PropsElemento<DadosDoFormulario>) {
  const item = sessao.itens[0];
  if (!item) return <LugarVazio contexto={contexto}>{ELEMENTOS.semConvite}</LugarVazio>;
  const cartao = sessao.modelo === 'cartao';
  return (
    <Secao sessao={sessao} larga semTitulo>
      <div
        className={[
          estilo.quadro,
          cartao ? estilo.cartao : estilo.linha,
          sessao.container ? estilo.solto : '',
        ].join(' ')}
        style={coresLegiveis(item.corTexto, item.corFundo, cartao ? '#ffffff' : '#ececec')}
      >
        {cartao && (
          <div className={estilo.arte}>
            {item.imagem ? (
              <Foto imagem={item.imagem} tamanhos="(min-width: 900px) 50vw, 100vw" alt={item.imagem.alt} />
            ) : (
              <Cartas />
            )}
          </div>
        )}
        <div className={`${estilo.corpo} ${sessao.container || cartao ? '' : 'recipiente'}`}>
          <div className={estilo.convite}>
            <h2>{item.titulo}</h2>
            <TextoRico nos={item.texto} />
          </div>
          <FormularioVivo
            secao={sessao.id}
            chamada="/v1/hotsite/inscricoes"
            dados={dados}
            botao={item.textoBotao || ELEMENTOS.queroReceber}
            sucesso={ELEMENTOS.inscricaoRecebida}
            emLinha
            inerte={contexto.previa}
            depois={
              <Consentimento
                id={`${sessao.id}-consentimento`}
                versao="newsletter/1"
                marca={contexto.marca.nome}
              />
            }
          >
            <Campo
              id={`${sessao.id}-email`}
              name="email"
              rotulo={ELEMENTOS.seuEMail}
              type="email"
              autoComplete="email"
              placeholder={ELEMENTOS.exemploDeEMail}
              maxLength={200}
              {...FORMATO_EMAIL}
              required
            />
          </FormularioVivo>
        </div>
      </div>
    </Secao>
  );
}

/** Letters on their way, in the brand's colours: what stands in the card until a picture is chosen. */
function Cartas() {
  return (
    <svg viewBox="0 0 320 240" aria-hidden focusable="false">
      <g fill="none" stroke="currentColor" strokeOpacity=".22">
        {[50, 90, 135, 185, 240].map((raio) => (
          <circle key={raio} cx="250" cy="200" r={raio} />
        ))}
      </g>
      <g transform="rotate(-8 160 120)">
        <rect x="84" y="66" width="152" height="104" rx="12" fill="currentColor" opacity=".16" />
        <rect
          x="84"
          y="66"
          width="152"
          height="104"
          rx="12"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
        />
        <path
          d="m90 76 62 48a13 13 0 0 0 16 0l62-48"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
        />
        <path d="M40 96h28M28 120h40M46 144h22" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      </g>
    </svg>
  );
}
