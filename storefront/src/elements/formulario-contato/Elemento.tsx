import { noBrasil } from '@martelo/shared/pagina/mapa/projecao';
import { coresLegiveis } from '@martelo/shared/pagina/tema/tema';
import type { ReactNode } from 'react';
import { ELEMENTOS } from '../../palavras/elementos/desenho.ts';
import { Campo, MolduraCampo } from '../../site/ui/Campo.tsx';
import { Icone } from '../../site/ui/Icone.tsx';
import type { PropsElemento } from '../elemento.ts';
import { AoLado } from '../pecas/AoLado.tsx';
import { Consentimento } from '../pecas/formulario/Consentimento.tsx';
import { FORMATO_EMAIL, FORMATO_TELEFONE } from '../pecas/formulario/formatos.ts';
import camposEstilo from '../pecas/formulario/formulario.module.css';
import { FormularioVivo } from '../pecas/formulario/Ilha.tsx';
import { Mapa } from '../pecas/Mapa.tsx';
import { Secao } from '../pecas/Secao.tsx';
import { TextoRico } from '../pecas/TextoRico.tsx';
import type { DadosDoFormularioDeContato } from './dados.ts';
import estilo from './estilo.module.css';

/** Visitors write to the brand; beside the form, its words or where it is. */
export function Elemento({ sessao, dados, contexto }: PropsElemento<DadosDoFormularioDeContato>) {
  const formulario = <Cartao sessao={sessao} dados={dados} contexto={contexto} />;
  const contato = dados.contato?.estado === 'ok' ? dados.contato : null;
  if (sessao.modelo !== 'com-mapa' || contato === null || !noBrasil(contato.coordenadas))
    return (
      <Secao sessao={sessao} semTitulo>
        <AoLado sessao={sessao}>{formulario}</AoLado>
      </Secao>
    );
  const { endereco, telefone, email } = contato;
  return (
    <Secao sessao={sessao}>
      <div className={estilo.comMapa}>
        {formulario}
        <div className={estilo.onde}>
          <Mapa
            id={`mapa-${sessao.id}`}
            rotulo={ELEMENTOS.noMapa(contexto.marca.nome)}
            blocos={contato.blocos}
            pontos={[
              {
                ...contato.coordenadas,
                id: 'marca',
                titulo: contexto.marca.nome,
                linhas: [endereco, telefone].filter((linha) => linha !== null),
              },
            ]}
          />
          <ul className={estilo.meios}>
            {endereco && (
              <Meio icone="map-pin">
                <address>{endereco}</address>
              </Meio>
            )}
            {telefone && (
              <Meio icone="phone">
                <a href={`tel:${telefone.replace(/[^\d+]/g, '').slice(0, 15)}`}>{telefone}</a>
              </Meio>
            )}
            {email && (
              <Meio icone="mail">
                <a href={`mailto:${email}`}>{email}</a>
              </Meio>
            )}
          </ul>
        </div>
      </div>
    </Secao>
  );
}

function Meio({ icone, children }: { icone: 'map-pin' | 'phone' | 'mail'; children: ReactNode }) {
  return (
    <li>
      <Icone nome={icone} tamanho={18} />
      {children}
    </li>
  );
}

function Cartao({ sessao, dados, contexto }: PropsElemento<DadosDoFormularioDeContato>) {
  const item = sessao.itens[0];
  const campo = (nome: string) => `${sessao.id}-${nome}`;
  const Titulo = sessao.titulo ? 'h3' : 'h2';
  return (
    <div
      className={estilo.cartao}
      style={coresLegiveis(item?.corTexto ?? null, item?.corFundo ?? null, '#ffffff')}
    >
      {item && (item.titulo || item.texto.length > 0) && (
        <div className={estilo.apresentacao}>
          {item.titulo && <Titulo>{item.titulo}</Titulo>}
          <TextoRico nos={item.texto} />
        </div>
      )}
      <FormularioVivo
        secao={sessao.id}
        chamada="/v1/hotsite/mensagens"
        dados={dados.formulario}
        botao={item?.textoBotao || ELEMENTOS.enviarMensagem}
        sucesso={ELEMENTOS.mensagemRecebida}
        inerte={contexto.previa}
      >
        <div className={estilo.dupla}>
          <Campo
            id={campo('nome')}
            name="nome"
            rotulo={ELEMENTOS.seuNome}
            autoComplete="name"
            minLength={2}
            maxLength={120}
            required
          />
          <Campo
            id={campo('email')}
            name="email"
            rotulo={ELEMENTOS.seuEMail}
            type="email"
            autoComplete="email"
            maxLength={200}
            {...FORMATO_EMAIL}
            required
          />
          <Campo
            id={campo('telefone')}
            name="telefone"
            rotulo={ELEMENTOS.telefoneOpcional}
            type="tel"
            autoComplete="tel-national"
            maxLength={30}
            {...FORMATO_TELEFONE}
          />
          <Campo id={campo('assunto')} name="assunto" rotulo={ELEMENTOS.assuntoOpcional} maxLength={120} />
        </div>
        <MolduraCampo id={campo('mensagem')} rotulo={ELEMENTOS.suaMensagem}>
          <textarea
            id={campo('mensagem')}
            name="mensagem"
            rows={5}
            minLength={5}
            maxLength={5_000}
            required
            className={camposEstilo.area}
          />
        </MolduraCampo>
        <Consentimento id={campo('consentimento')} versao="contato/1" marca={contexto.marca.nome} />
      </FormularioVivo>
    </div>
  );
}
