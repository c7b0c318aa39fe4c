import * as THREE from 'three';
import { matter, SKIN, studio } from './studio.mjs';

const [skin, shirt, trousers, hair] = [matter(SKIN, 0.6), matter('#3b5f8a'), matter('#333a44'), matter('#3a2a20')];
const [white, dark, lips] = [matter('#f5f5f5', 0.3), matter('#221a18', 0.3), matter('#a8564c')];
const UPPER_ARM = 0.28;
const FOREARM = 0.25;
const radians = (degrees) => (degrees * Math.PI) / 180;

function ball(parent, material, at, [wide, high = wide, deep = wide]) {
  const mesh = new THREE.Mesh(new THREE.SphereGeometry(1, 32, 24), material);
  mesh.position.set(...at);
  mesh.scale.set(wide, high, deep);
  parent.add(mesh);
}

function limb(parent, material, from, to, [thick, thin]) {
  const [start, end] = [new THREE.Vector3(...from), new THREE.Vector3(...to)];
  const along = end.clone().sub(start);
  const mesh = new THREE.Mesh(new THREE.CylinderGeometry(thin, thick, along.length(), 24), material);
  mesh.position.copy(start).addScaledVector(along, 0.5);
  mesh.quaternion.setFromUnitVectors(new THREE.Vector3(0, 1, 0), along.normalize());
  parent.add(mesh);
  ball(parent, material, from, [thick]);
  ball(parent, material, to, [thin]);
}

function head(body) {
  limb(body, skin, [0, 1.42, -0.01], [0, 1.53, 0], [0.055, 0.052]);
  ball(body, skin, [0, 1.64, 0.01], [0.078, 0.115, 0.095]);
  ball(body, skin, [0, 1.575, 0.03], [0.055, 0.05, 0.06]);
  ball(body, hair, [0, 1.685, -0.02], [0.086, 0.09, 0.095]);
  ball(body, skin, [0, 1.635, 0.105], [0.013, 0.022, 0.018]);
  ball(body, lips, [0, 1.592, 0.09], [0.024, 0.007, 0.008]);
  for (const side of [-1, 1]) {
    ball(body, white, [side * 0.031, 1.66, 0.088], [0.014, 0.009, 0.009]);
    ball(body, dark, [side * 0.031, 1.66, 0.096], [0.006, 0.007, 0.004]);
    ball(body, hair, [side * 0.032, 1.683, 0.092], [0.018, 0.004, 0.006]);
    ball(body, skin, [side * 0.08, 1.64, 0], [0.012, 0.028, 0.018]);
  }
}

function trunk(body) {
  ball(body, shirt, [0, 1.26, 0], [0.185, 0.22, 0.115]);
  ball(body, shirt, [0, 1.06, 0], [0.16, 0.2, 0.11]);
  ball(body, shirt, [0, 1.4, -0.01], [0.19, 0.07, 0.085]);
  ball(body, trousers, [0, 0.92, 0], [0.175, 0.13, 0.12]);
  for (const side of [-1, 1]) {
    limb(body, trousers, [side * 0.09, 0.9, 0], [side * 0.1, 0.5, 0], [0.085, 0.06]);
    limb(body, trousers, [side * 0.1, 0.5, 0], [side * 0.1, 0.09, 0], [0.06, 0.045]);
  }
}

/** An arm that hangs from its shoulder; its elbow turns by itself. `side` is 1 for the left, seen on the right. */
function arm(body, side) {
  const shoulder = new THREE.Group();
  shoulder.position.set(side * 0.19, 1.395, -0.01);
  shoulder.rotation.z = side * radians(5);
  body.add(shoulder);
  limb(shoulder, shirt, [0, 0, 0], [0, -UPPER_ARM * 0.55, 0], [0.062, 0.052]);
  limb(shoulder, skin, [0, -UPPER_ARM * 0.5, 0], [0, -UPPER_ARM, 0], [0.045, 0.04]);
  const elbow = new THREE.Group();
  elbow.position.set(0, -UPPER_ARM, 0);
  shoulder.add(elbow);
  limb(elbow, skin, [0, 0, 0], [0, 0, FOREARM], [0.04, 0.028]);
  ball(elbow, skin, [0, 0, FOREARM + 0.05], [0.04, 0.022, 0.055]);
  for (const finger of [-1.5, -0.5, 0.5, 1.5])
    limb(elbow, skin, [finger * 0.02, 0, FOREARM + 0.09], [finger * 0.024, 0, FOREARM + 0.16], [0.0095, 0.008]);
  limb(elbow, skin, [-side * 0.03, 0, FOREARM + 0.04], [-side * 0.06, 0.012, FOREARM + 0.1], [0.012, 0.01]);
  /** Degrees: bent, and turned outward from straight ahead. */
  return (bent, outward) => elbow.rotation.set(radians(90 - bent), side * radians(outward), 0, 'YXZ');
}

/** A person who faces the camera. `show` turns the right forearm outward by degrees, the elbow bent to a right angle. */
export function openPerson() {
  const { scene, draw } = studio({ eye: [0, 1.2, 2.2], target: [0, 1.15, 0], background: '#b4b9bb' });
  const body = new THREE.Group();
  scene.add(body);
  head(body);
  trunk(body);
  const [turnRight, turnLeft] = [arm(body, -1), arm(body, 1)];
  turnLeft(5, 0);
  return ({ outward }) => {
    turnRight(90, outward);
    return { jpeg: draw() };
  };
}
