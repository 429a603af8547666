'use client';

import { formatarCpf, formatarTelefone } from '@martelo/shared/documentos';
import {
  formatarParticipacao,
  lerParticipacao,
  PAPEIS_SOCIETARIOS,
  PARTICIPACAO_TOTAL,
  type QuadroDaEmpresa,
  ROTULOS_PAPEL_SOCIETARIO,
  type Socio,
} from '@martelo/shared/quadro-societario';
import { type FormEvent, useRef, useState } from 'react';
import conta from '../conta/conta.module.css';
import { Secao } from '../conta/Secao.tsx';
import { EMPRESA } from '../palavras/empresa.ts';
import { mascarar, moldeDe } from '../sessao/cadastro.ts';
import { chamar, novoComandoId } from '../sessao/comandar.ts';
import { Botao } from '../site/ui/Botao.tsx';
import { BotaoLigacao } from '../site/ui/BotaoLigacao.tsx';
import { Campo, MolduraCampo } from '../site/ui/Campo.tsx';
import { QuadroConferido } from './QuadroConferido.tsx';
import estilo from './socios.module.css';

/** A row as it is typed. */
interface Linha {
  chave: number;
  nome: string;
  cpf: string;
  papel: Socio['papel'];
  participacao: string;
  email: string;
  telefone: string;
  representante: boolean;
}

const vazia = (chave: number): Linha => ({
  ...{ chave, nome: '', cpf: '', papel: 'SOCIO', participacao: '', email: '', telefone: '' },
  representante: chave === 0,
});
const comoLinha = (socio: Socio, chave: number): Linha => ({
  ...{ chave, nome: socio.nome, cpf: formatarCpf(socio.cpf), papel: socio.papel },
  participacao:
    socio.participacao === 0
      ? ''
      : (socio.participacao / 100).toLocaleString('pt-BR', { maximumFractionDigits: 2 }),
  email: socio.email ?? '',
  telefone: socio.telefone ? formatarTelefone(socio.telefone) : '',
  representante: socio.representante,
});
const participacaoDe = ({ participacao }: Linha): number | null =>
  participacao.trim() === '' ? 0 : lerParticipacao(participacao);

/** A company's people: typed until the articles of association are looked at, from then on read alone. */
export const Socios = ({ inicial }: { inicial: QuadroDaEmpresa }) =>
  inicial.travado ? <QuadroConferido quadro={inicial} /> : <Quadro inicial={inicial} />;

/** All in one form: what is saved is what stands here. */
function Quadro({ inicial }: { inicial: QuadroDaEmpresa }) {
  const [linhas, definir] = useState<Linha[]>(() =>
    inicial.socios.length === 0 ? [vazia(0)] : inicial.socios.map(comoLinha),
  );
  const [revisao, definirRevisao] = useState(inicial.revisao);
  const [erros, definirErros] = useState<Record<string, string>>({});
  const [geral, definirGeral] = useState<string | null>(null);
  const [salvo, definirSalvo] = useState(false);
  const [enviando, definirEnviando] = useState(false);
  const proxima = useRef(Math.max(1, inicial.socios.length));
  const formulario = useRef<HTMLFormElement>(null);

  const mudar = (chave: number, campos: Partial<Linha>) => {
    definirSalvo(false);
    definir((antes) => antes.map((linha) => (linha.chave === chave ? { ...linha, ...campos } : linha)));
  };
  const soma = linhas.reduce((total, linha) => total + (participacaoDe(linha) ?? 0), 0);

  const salvar = async (evento: FormEvent) => {
    evento.preventDefault();
    definirErros({});
    definirGeral(null);
    const tortas = linhas.filter((linha) => participacaoDe(linha) === null);
    if (tortas.length > 0) {
      definirErros(
        Object.fromEntries(tortas.map(({ chave }) => [`participacao-${chave}`, EMPRESA.participacaoErrada])),
      );
      return document.getElementById(`participacao-${tortas[0]?.chave}`)?.focus();
    }
    definirEnviando(true);
    const resposta = await chamar<QuadroDaEmpresa>('PUT', 'cliente/socios', {
      comandoId: novoComandoId(),
      revisao,
      socios: linhas.map((linha) => ({
        ...{ nome: linha.nome, cpf: linha.cpf, papel: linha.papel, representante: linha.representante },
        participacao: participacaoDe(linha),
        ...(linha.email.trim() === '' ? {} : { email: linha.email }),
        ...(linha.telefone.trim() === '' ? {} : { telefone: linha.telefone }),
      })),
    });
    definirEnviando(false);
    if (resposta.tipo === 'aceito') {
      definirRevisao(resposta.corpo.revisao);
      definirSalvo(true);
      return;
    }
    if (resposta.tipo === 'recusado' && resposta.erro.codigo === 'REVISAO_DESATUALIZADA')
      return definirGeral(EMPRESA.mudou);
    const achados: Record<string, string> = {};
    const gerais: string[] = [];
    for (const mensagem of [resposta.erro.message].flat()) {
      const [, i, campo, texto] = /^socios\.(\d+)\.(\w+): (.+)$/.exec(mensagem) ?? [];
      const chave = linhas[Number(i)]?.chave;
      const frase = texto ?? mensagem.replace(/^socios: /, '');
      const dita = `${frase.charAt(0).toUpperCase()}${frase.slice(1).replace(/\.$/, '')}.`;
      if (campo !== undefined && chave !== undefined) achados[`${campo}-${chave}`] ??= dita;
      else gerais.push(dita);
    }
    definirErros(achados);
    definirGeral(gerais.length === 0 ? null : gerais.join(' '));
    const [primeiro] = Object.keys(achados);
    if (primeiro) document.getElementById(primeiro)?.focus();
  };

  return (
    <Secao id="quadro" titulo={inicial.empresa}>
      <p className={conta.suave}>{EMPRESA.sub}</p>
      {inicial.socios.length === 0 && !salvo && <p>{EMPRESA.ninguem}</p>}
      <form ref={formulario} onSubmit={salvar} className={conta.pilha} noValidate>
        {linhas.map((linha, i) => (
          <Pessoa
            key={linha.chave}
            {...{ linha, erros }}
            numero={i + 1}
            aoMudar={(campos) => mudar(linha.chave, campos)}
            {...(linhas.length === 1
              ? {}
              : { aoRemover: () => definir((antes) => antes.filter(({ chave }) => chave !== linha.chave)) })}
          />
        ))}
        <div className={estilo.fim}>
          <Botao
            variante="secundario"
            icone="plus"
            onClick={() => {
              definirSalvo(false);
              definir((antes) => [...antes, vazia(proxima.current++)]);
            }}
          >
            {EMPRESA.adicionar}
          </Botao>
          <p className={estilo.soma} data-passou={soma > PARTICIPACAO_TOTAL ? '' : undefined} role="status">
            {EMPRESA.soma(formatarParticipacao(soma))}
          </p>
        </div>
        {geral !== null && (
          <p role="alert" className={conta.erro}>
            {geral}
          </p>
        )}
        <p role="status" className={salvo ? conta.feito : conta.dito}>
          {salvo ? EMPRESA.salvo : ''}
        </p>
        <div className={conta.botoes}>
          <Botao type="submit" variante={salvo ? 'secundario' : 'primario'} carregando={enviando}>
            {enviando ? EMPRESA.salvando : EMPRESA.salvar}
          </Botao>
          {salvo && <BotaoLigacao href="/documentos">{EMPRESA.aosDocumentos}</BotaoLigacao>}
        </div>
      </form>
    </Secao>
  );
}

function Pessoa({
  linha,
  numero,
  erros,
  aoMudar,
  aoRemover,
}: {
  linha: Linha;
  numero: number;
  erros: Record<string, string>;
  aoMudar(campos: Partial<Linha>): void;
  aoRemover?: () => void;
}) {
  const { chave } = linha;
  const campo = (nome: 'nome' | 'cpf' | 'participacao' | 'email' | 'telefone', rotulo: string) => ({
    id: `${nome}-${chave}`,
    rotulo,
    erro: erros[`${nome}-${chave}`] ?? null,
    value: linha[nome],
    onChange: (evento: { currentTarget: { value: string } }) => {
      const { value } = evento.currentTarget;
      const molde = nome === 'cpf' || nome === 'telefone' ? moldeDe(nome, value) : null;
      aoMudar({ [nome]: molde === null ? value : mascarar(value, molde) });
    },
  });
  return (
    <fieldset className={estilo.pessoa}>
      <legend>{linha.nome.trim() || EMPRESA.pessoa(numero)}</legend>
      <div className={estilo.campos}>
        <Campo {...campo('nome', EMPRESA.nome)} autoComplete="off" required maxLength={120} />
        <Campo
          {...campo('cpf', EMPRESA.cpf)}
          inputMode="numeric"
          autoComplete="off"
          required
          maxLength={14}
        />
        <MolduraCampo id={`papel-${chave}`} rotulo={EMPRESA.papel} erro={erros[`papel-${chave}`] ?? null}>
          <select
            id={`papel-${chave}`}
            className={estilo.selecao}
            value={linha.papel}
            onChange={({ currentTarget }) => aoMudar({ papel: currentTarget.value as Socio['papel'] })}
          >
            {PAPEIS_SOCIETARIOS.map((papel) => (
              <option key={papel} value={papel}>
                {ROTULOS_PAPEL_SOCIETARIO[papel]}
              </option>
            ))}
          </select>
        </MolduraCampo>
        <Campo
          {...campo('participacao', EMPRESA.participacao)}
          ajuda={EMPRESA.comoParticipacao}
          inputMode="decimal"
          autoComplete="off"
          maxLength={8}
        />
        <Campo {...campo('email', EMPRESA.email)} type="email" autoComplete="off" maxLength={200} />
        <Campo {...campo('telefone', EMPRESA.telefone)} type="tel" autoComplete="off" maxLength={15} />
      </div>
      <div className={estilo.fim}>
        <label className={conta.marcar}>
          <input
            type="checkbox"
            checked={linha.representante}
            onChange={({ currentTarget }) => aoMudar({ representante: currentTarget.checked })}
          />
          {EMPRESA.representa}
        </label>
        {aoRemover && (
          <Botao
            variante="texto"
            icone="x"
            aria-label={EMPRESA.removerPessoa(linha.nome.trim() || EMPRESA.pessoa(numero))}
            onClick={aoRemover}
          >
            {EMPRESA.remover}
          </Botao>
        )}
      </div>
      <p className={conta.suave}>{EMPRESA.comoRepresenta}</p>
    </fieldset>
  );
}
