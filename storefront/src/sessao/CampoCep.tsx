'use client';

import type { EnderecoDoCep, MunicipiosDoEstado } from '@martelo/shared/cep';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { CADASTRO } from '../palavras/cadastro.ts';
import { Campo } from '../site/ui/Campo.tsx';
import { MOLDES, mascarar } from './cadastro.ts';
import { chamar } from './comandar.ts';
import estilo from './Formulario.module.css';

/** The names that the city's field offers. */
const LISTA = 'municipios-do-estado';

/** Fields of the same form that a CEP may fill, in the order in which they are written. */
const PREENCHE = ['logradouro', 'bairro', 'cidade', 'estadoSigla'] as const;
const NA_ORDEM = ['logradouro', 'numero', 'bairro', 'cidade', 'estadoSigla'] as const;

/**
 * The CEP of an address. Once it is whole, what is known of it is written into the fields around it, unless somebody wrote there
 * themselves, and who is still in this field goes on at the first that is missing. Everything stays theirs to correct.
 */
export function CampoCep({ erro, inicial }: { erro: string | null; inicial?: string | undefined }) {
  const [recado, dizer] = useState('');
  const [naoExiste, recusar] = useState<string | null>(null);
  /** What was filled in from here, by field: anything else was written by hand. */
  const preenchidos = useRef(new Map<string, string>());
  const ultimo = useRef(inicial ?? '');
  const [municipios, oferecer] = useState<readonly string[]>([]);
  const aqui = useRef<HTMLSpanElement>(null);

  // Where the CEP says no city, those of the state are offered as one writes.
  const oferecerDe = useRef(async (formulario: HTMLFormElement) => {
    const uf = formulario.elements.namedItem('estadoSigla');
    const cidade = formulario.elements.namedItem('cidade');
    const escolhido = uf instanceof HTMLSelectElement || uf instanceof HTMLInputElement ? uf.value : '';
    if (escolhido === '' || !(cidade instanceof HTMLInputElement)) return;
    cidade.setAttribute('list', LISTA);
    const resposta = await chamar<MunicipiosDoEstado>('GET', `municipios/${encodeURIComponent(escolhido)}`);
    oferecer(resposta.tipo === 'aceito' ? resposta.corpo.itens : []);
  });
  useEffect(() => {
    const formulario = aqui.current?.closest('form');
    if (!formulario) return;
    const mudou = ({ target }: Event) => {
      if ((target as HTMLElement | null)?.getAttribute('name') === 'estadoSigla')
        void oferecerDe.current(formulario);
    };
    formulario.addEventListener('change', mudou);
    return () => formulario.removeEventListener('change', mudou);
  }, []);

  const buscar = async (campo: HTMLInputElement) => {
    const cep = campo.value;
    if (cep.length !== MOLDES.cep.length || cep === ultimo.current) return;
    ultimo.current = cep;
    recusar(null);
    dizer('');
    const resposta = await chamar<EnderecoDoCep>('GET', `cep/${cep}`);
    // Changed meanwhile; nobody answered: it is written by hand, as ever.
    if (campo.value !== cep || !campo.form) return;
    if (resposta.tipo !== 'aceito') {
      ultimo.current = '';
      if (resposta.tipo === 'recusado' && resposta.erro.statusCode === 404)
        recusar(String(resposta.erro.message));
      return;
    }
    const achado = resposta.corpo;
    for (const nome of PREENCHE) preencher(campo.form, nome, achado[nome], preenchidos.current);
    dizer([achado.logradouro, achado.bairro, lugar(achado)].filter(Boolean).join(', '));
    if (achado.cidade === null) void oferecerDe.current(campo.form);
    if (document.activeElement === campo) primeiroVazio(campo.form)?.focus();
  };

  return (
    <>
      <Campo
        id="cep"
        defaultValue={inicial}
        rotulo={CADASTRO.cep}
        className={estilo.terco}
        erro={naoExiste ?? erro}
        inputMode="numeric"
        autoComplete="postal-code"
        required
        minLength={MOLDES.cep.length}
        maxLength={MOLDES.cep.length}
        onInput={(evento: FormEvent<HTMLInputElement>) => {
          const campo = evento.currentTarget;
          campo.value = mascarar(campo.value, MOLDES.cep);
          void buscar(campo);
        }}
      />
      <span role="status" className="so-leitor" ref={aqui}>
        {recado}
      </span>
      <datalist id={LISTA}>
        {municipios.map((nome) => (
          <option key={nome} value={nome} />
        ))}
      </datalist>
    </>
  );
}

const lugar = ({ cidade, estadoSigla }: EnderecoDoCep): string =>
  [cidade, estadoSigla].filter(Boolean).join('/');

function preencher(
  formulario: HTMLFormElement,
  nome: string,
  valor: string | null,
  preenchidos: Map<string, string>,
): void {
  const campo = formulario.elements.namedItem(nome);
  if (!(campo instanceof HTMLInputElement || campo instanceof HTMLSelectElement)) return;
  const nosso = campo.value === '' || campo.value === preenchidos.get(nome);
  if (!nosso) return;
  // What the CEP before said, and this one does not say, is not so.
  campo.value = valor ?? '';
  if (valor === null) preenchidos.delete(nome);
  else preenchidos.set(nome, valor);
}

const primeiroVazio = (formulario: HTMLFormElement): HTMLElement | undefined =>
  NA_ORDEM.map((nome) => formulario.elements.namedItem(nome)).find(
    (campo): campo is HTMLInputElement | HTMLSelectElement =>
      (campo instanceof HTMLInputElement || campo instanceof HTMLSelectElement) && campo.value === '',
  );
