import * as THREE from 'three';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import { matter, SKIN, studio } from './studio.mjs';

const long = ['index', 'middle', 'ring', 'pinky'];
const chains = ['thumb', ...long].map((finger) => {
  const name = finger === 'thumb' ? finger : `${finger}-finger`;
  const phalanges = finger === 'thumb' ? ['proximal', 'distal'] : ['proximal', 'intermediate', 'distal'];
  return [`${name}-metacarpal`, ...phalanges.map((phalanx) => `${name}-phalanx-${phalanx}`), `${name}-tip`];
});
/** The 21 joints of hands logs, in their order. */
const joints = ['wrist', ...chains.flatMap((chain) => (chain[0].startsWith('thumb') ? chain : chain.slice(1)))];
const acrossBone = new THREE.Vector3(1, 0, 0);
const radians = (degrees) => (degrees * Math.PI) / 180;

/** A rigged hand whose bones hang in chains from its wrist, palm to the camera and fingers up. */
async function handOf(side, glb) {
  const bytes = Uint8Array.from(atob(glb), (letter) => letter.charCodeAt(0));
  const { scene: root } = await new GLTFLoader().parseAsync(bytes.buffer, '');
  root.traverse((part) => {
    if (part.isSkinnedMesh) Object.assign(part, { material: matter(SKIN, 0.6), frustumCulled: false });
  });
  root.updateMatrixWorld(true);
  const bone = (name) => root.getObjectByName(name);
  for (const chain of chains) {
    let parent = bone('wrist');
    for (const name of chain) {
      parent.attach(bone(name));
      parent = bone(name);
    }
  }
  root.rotation.set(Math.PI, radians(side === 'left' ? 90 : -90), 0);
  const rest = new Map(chains.flat().map((name) => [name, bone(name).quaternion.clone()]));
  const bend = (name, degrees) => {
    const turn = new THREE.Quaternion().setFromAxisAngle(acrossBone, -radians(degrees));
    bone(name).quaternion.copy(rest.get(name)).multiply(turn);
  };
  return { root, bone, bend };
}

/**
 * Both hands before the camera. `show` bends the long fingers by degrees beyond their rest and moves the hands by metres;
 * it answers the picture and the joints' places in metres: to the right, down, and away from the camera.
 */
export async function openHands(glbs) {
  const { scene, draw } = studio({ eye: [0, 0, 0.6], target: [0, 0, 0], background: '#9aa4a8' });
  const hands = { left: await handOf('left', glbs.left), right: await handOf('right', glbs.right) };
  scene.add(hands.left.root, hands.right.root);
  const place = (name, hand) => {
    const { x, y, z } = hand.bone(name).getWorldPosition(new THREE.Vector3());
    return [x, -y, -z];
  };
  return ({ bends = [0, 0, 0], up = 0 }) => {
    for (const [side, hand] of Object.entries(hands)) {
      hand.root.position.set(side === 'left' ? 0.1 : -0.1, up, 0);
      for (const finger of long) {
        for (const [at, phalanx] of ['proximal', 'intermediate', 'distal'].entries())
          hand.bend(`${finger}-finger-phalanx-${phalanx}`, bends[at]);
      }
    }
    const jpeg = draw();
    const places = Object.entries(hands).map(([side, hand]) => [side, joints.map((name) => place(name, hand))]);
    return { jpeg, places: Object.fromEntries(places) };
  };
}
